import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;
const STEADY_MS = 30_000; // a life this long makes the next pause a first one
const MINUTE_MS = 60_000;
const DEATHS_A_MINUTE = 20;
const DEATHS_AT_FIRST = 4; // what has never been ready is broken rather than unlucky

/**
 * Keeps something running: `start(abort)` brings it up and answers `{ pid, ended, end() }`. `onUp(running)` hears
 * of each start, `onDeath(how, pause)` of each end that `stop` did not ask for, `onGiveUp(how)` of the last.
 * Answers `{ up, stop() }`: `up` is fulfilled at the first start and never rejects.
 */
export function keepRunning({ start, onUp, onDeath, onGiveUp }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running;
  let wasUp = false;
  let deaths = [];
  let pause = FIRST_PAUSE_MS;
  let reachedUp;
  const up = new Promise((resolve) => {
    reachedUp = resolve;
  });

  const live = async () => {
    running = await start(signal);
    if (signal.aborted) return running.end();
    wasUp = true;
    onUp(running);
    reachedUp();
    return running.ended;
  };

  const loop = async () => {
    while (!signal.aborted) {
      const began = Date.now();
      const how = await live().catch((error) => error.message);
      running = undefined;
      if (signal.aborted) return;
      const now = Date.now();
      deaths = [...deaths.filter((time) => now - time < MINUTE_MS), now];
      if (deaths.length >= (wasUp ? DEATHS_A_MINUTE : DEATHS_AT_FIRST)) return onGiveUp(how);
      if (now - began > STEADY_MS) pause = FIRST_PAUSE_MS;
      onDeath(how, pause);
      await sleep(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };

  const done = loop();
  const stop = async () => {
    stopping.abort();
    await running?.end();
    await done;
  };
  return { up, stop };
}
