import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A keyboard and mouse of an X server: browsers receive its keys like those of a person. */
export interface XKeyboard {
  /** @param key a character, or `Down`, `Enter`, `Tab` or `Shift+Tab` */
  press(key: string): void;
  release(key: string): void;
  click(x: number, y: number): void;
  close(): void;
}

/** The events that the extension XTEST injects, by their numbers in the core protocol. */
const events = { keyDown: 2, keyUp: 3, buttonDown: 4, buttonUp: 5, motion: 6 } as const;

const requests = { queryExtension: 98, getKeyboardMapping: 101 } as const;

const shiftKeysym = 0xffe1;

/**
 * Connects to an X server of this machine with the X protocol (version 11), as far as needed to press
 * keys.
 *
 * @param display its number
 */
export async function xKeyboard(display: number): Promise<XKeyboard> {
  const socket = connect(`/tmp/.X11-unix/X${display}`);
  const read = readerOf(socket);
  socket.write(Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const head = await read(8);
  if (head[0] !== 1) throw new Error("The X server refuses the connection.");
  const setup = await read(4 * head.readUInt16LE(6));
  const [first = 8, last = 255] = [setup[26], setup[27]];

  const name = Buffer.from("XTEST");
  const query = Buffer.alloc(16);
  query.set([requests.queryExtension, 0, 4, 0, name.length]);
  query.set(name, 8);
  socket.write(query);
  const extension = await read(32);
  const [isThere, opcode = 0] = [extension[8], extension[9]];
  if (isThere !== 1) throw new Error("The X server has no XTEST.");

  socket.write(Buffer.from([requests.getKeyboardMapping, 0, 2, 0, first, last - first + 1, 0, 0]));
  const mapping = await read(32);
  const perKey = mapping[1] ?? 1;
  const keysyms = await read(4 * mapping.readUInt32LE(4));
  const keyOf = (keysym: number): Key => {
    for (let index = 0; index < keysyms.length / 4; index += 1) {
      const column = index % perKey;
      if (keysyms.readUInt32LE(4 * index) === keysym && column < 2) {
        return { code: first + Math.floor(index / perKey), isShifted: column === 1 };
      }
    }
    throw new Error(`The X server's keyboard has no key for ${keysym}.`);
  };
  const shift = keyOf(shiftKeysym).code;

  function sendEvent(type: number, detail: number, x = 0, y = 0) {
    const request = Buffer.alloc(36);
    request.set([opcode, 2, 9, 0, type, detail]);
    request.writeInt16LE(x, 24);
    request.writeInt16LE(y, 26);
    socket.write(request);
  }

  return {
    press(key) {
      const { code, isShifted } = keyOf(keysymOf(key));
      if (isShifted) sendEvent(events.keyDown, shift);
      sendEvent(events.keyDown, code);
    },
    release(key) {
      const { code, isShifted } = keyOf(keysymOf(key));
      sendEvent(events.keyUp, code);
      if (isShifted) sendEvent(events.keyUp, shift);
    },
    click(x, y) {
      sendEvent(events.motion, 0, x, y);
      sendEvent(events.buttonDown, 1);
      sendEvent(events.buttonUp, 1);
    },
    close: () => void socket.end(),
  };
}

interface Key {
  readonly code: number;
  readonly isShifted: boolean;
}

const namedKeysyms: Readonly<Record<string, number>> = {
  Down: 0xff54,
  Enter: 0xff0d,
  Tab: 0xff09,
  "Shift+Tab": 0xfe20,
};

/** For Latin 1, the keysym is the code point. */
function keysymOf(key: string): number {
  return namedKeysyms[key] ?? key.codePointAt(0) ?? 0;
}

/** Reads the next bytes, in order. */
function readerOf(socket: Socket): (length: number) => Promise<Buffer> {
  let received = Buffer.alloc(0);
  socket.on("data", (part) => {
    received = Buffer.concat([received, part]);
  });
  return async (length) => {
    while (received.length < length) await once(socket, "data");
    const bytes = received.subarray(0, length);
    received = received.subarray(length);
    return bytes;
  };
}
