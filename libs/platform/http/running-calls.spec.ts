import { setImmediate as turn } from 'node:timers/promises';
import { RunningCalls } from './running-calls.js';

/** Work that ends when it is told to, and counts how often it began. */
function heldWork() {
  const held = { begun: 0, end: (_: string) => {}, fail: (_: Error) => {} };
  const work = () => {
    held.begun++;
    return new Promise<string>((resolve, reject) => Object.assign(held, { end: resolve, fail: reject }));
  };
  return { held, work };
}

test('copies of one call are run once and get one result', async () => {
  const calls = new RunningCalls<string>();
  const { held, work } = heldWork();
  const copies = Array.from({ length: 5 }, () => calls.once('name', 'print', work));
  await turn();
  held.end('done');
  expect(await Promise.all(copies)).toEqual(Array(5).fill('done'));
  expect(held.begun).toBe(1);
});

test('one with another print waits for the first and then runs itself', async () => {
  const calls = new RunningCalls<string>();
  const { held, work } = heldWork();
  const first = calls.once('name', 'print', work);
  const other = calls.once('name', 'other print', async () => 'other');
  held.end('first');
  expect(await Promise.all([first, other])).toEqual(['first', 'other']);
});

test('a copy of one that failed runs itself', async () => {
  const calls = new RunningCalls<string>();
  const { held, work } = heldWork();
  const first = calls.once('name', 'print', work);
  const copy = calls.once('name', 'print', async () => 'second');
  held.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  expect(await copy).toBe('second');
});
