/** The worker of the engine that the head of the page has made, until the game takes it. */
declare var earlyWorker: Worker | undefined;
