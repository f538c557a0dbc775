import { setImmediate as turn } from 'node:timers/promises';
import { RunningCalls } from './running-calls.js';

/** Work that the test ends, and that counts how often it began. */
function heldWork() {
  const held = { begun: 0, end: (_: string) => {}, fail: (_: Error) => {} };
  const work = () => {
    held.begun++;
    return new Promise<string>((resolve, reject) => Object.assign(held, { end: resolve, fail: reject }));
  };
  return { held, work };
}

test('copies of one call run once and share the result', async () => {
  const calls = new RunningCalls<string>();
  const { held, work } = heldWork();
  const copies = Array.from({ length: 5 }, () => calls.once('name', 'fingerprint', work));
  await turn();
  held.end('done');
  expect(await Promise.all(copies)).toEqual(Array(5).fill('done'));
  expect(held.begun).toBe(1);
});

test('a call with another fingerprint waits for the first and then runs', async () => {
  const calls = new RunningCalls<string>();
  const { held, work } = heldWork();
  const first = calls.once('name', 'fingerprint', work);
  const other = calls.once('name', 'other fingerprint', async () => 'other');
  held.end('first');
  expect(await Promise.all([first, other])).toEqual(['first', 'other']);
});

test('a copy of a call that failed runs again', async () => {
  const calls = new RunningCalls<string>();
  const { held, work } = heldWork();
  const first = calls.once('name', 'fingerprint', work);
  const copy = calls.once('name', 'fingerprint', async () => 'second');
  held.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  expect(await copy).toBe('second');
});
