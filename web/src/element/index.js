// The module that other sites load: https://…/embed.js
import { define } from './gin-rummy.js';

define(new URL('.', import.meta.url).href);
