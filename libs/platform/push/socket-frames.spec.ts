import { PassThrough } from 'node:stream';
import type { Socket } from 'socket.io';
import { eventFrame, writeFrame } from './socket-frames.js';

const OPEN = 1;

/** A socket as Engine.IO has it, and what was written to its connection. */
function openSocket({ writable = true, writeBuffer = [] as unknown[], readyState = OPEN } = {}) {
  const line = new PassThrough();
  const transport = { name: 'websocket', writable, socket: { readyState, _socket: line } };
  return { line, socket: { conn: { transport, writeBuffer } } as unknown as Socket };
}

/** The text of a frame, by the length in its header. */
function textOf(frame: Buffer): string {
  expect(frame[0]).toBe(0x81);
  const short = frame[1] as number;
  const [begin, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))];
  expect(frame).toHaveLength(begin + length);
  return frame.toString('utf8', begin);
}

test.each([1, 100, 101, 65_510, 65_511])('frames an event with %i letters', (letters) => {
  const data = { text: `৳${'x'.repeat(letters)}` };
  expect(textOf(eventFrame('note', data))).toBe(`42${JSON.stringify(['note', data])}`);
});

test('writes to an idle connection', () => {
  const { socket, line } = openSocket();
  const frame = eventFrame('note', 1);
  expect(writeFrame(socket, frame)).toBe(true);
  expect(line.read()).toEqual(frame);
});

test.each([
  ['Engine.IO is writing', { writable: false }],
  ['something waits for Engine.IO', { writeBuffer: [{}] }],
  ['the line is closing', { readyState: 2 }],
])('writes nothing while %s', (_, state) => {
  const { socket, line } = openSocket(state);
  expect(writeFrame(socket, eventFrame('note', 1))).toBe(false);
  expect(line.readableLength).toBe(0);
});

test('writes nothing while a slow connection has unsent data', () => {
  const { socket, line } = openSocket();
  line.cork();
  expect(writeFrame(socket, eventFrame('note', 1))).toBe(true);
  expect(writeFrame(socket, eventFrame('note', 2))).toBe(false);
});
