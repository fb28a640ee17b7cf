"""A program that goes wrong in the way its argument names."""

import json
import sys
import threading

HELLO = {"type": "hello", "protocol": 1, "name": "awkward"}


def say(message):
    print(json.dumps(message), flush=True)


def main(way):
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "bye":
            break
        if asked["type"] == "hello":
            match way:
                case "other protocol":
                    say({**HELLO, "protocol": 2})
                case "no hello":
                    say({"type": "act"})
                case "no JSON":
                    print("Hello!", flush=True)
                case "bytes":
                    sys.stdout.buffer.write(b"\xff\xfe\n")
                    sys.stdout.buffer.flush()
                case "dumb":
                    threading.Event().wait()
                case _:
                    say(HELLO)
            continue
        legal = asked["legal"]
        answer = {"type": "act", "id": asked["id"], "action": legal[0]}
        match way:
            case "illegal":
                say({**answer, "action": "dZZ"})
            case "not now":
                say({**answer, "action": "."})
            case "no action":
                say({"type": "act", "id": asked["id"]})
            case "a number":
                say({**answer, "action": 7})
            case "other id":
                say({**answer, "id": 99})
            case "no act":
                say(HELLO)
            case "gives up":
                say({"type": "error", "message": "I am lost"})
            case "ends":
                sys.exit(3)
            case "silent":
                threading.Event().wait()
            case "blank lines":
                print("\n", flush=True)
                say(answer)
            case "stays":
                say(answer)
    if way == "stays":
        threading.Event().wait()


if __name__ == "__main__":
    main(sys.argv[1])
