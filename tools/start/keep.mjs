import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;
const FOREVER_MS = 2 ** 31 - 1;
const STEADY_MS = 30_000; // a life this long makes the next pause a first one
const MINUTE_MS = 60_000;
const DEATHS_A_MINUTE = 20;
const DEATHS_AT_FIRST = 4; // what has never been ready is broken rather than unlucky

/**
 * Keeps something running: `start(abort)` brings it up and answers `{ pid, ended, end() }`. `onUp(running)` hears
 * of each start, `onDeath(how, pause)` of each end that nobody asked for, `onGiveUp(how)` of the last. One who is
 * `patient` does not give up, but waits for `restart`, and its last `pause` is null.
 * Answers `{ up, restart(), stop() }`: `up` is fulfilled at the first start and never rejects; `restart` is fulfilled
 * once it is up again, or has died of it.
 */
export function keepRunning({ start, onUp, onDeath, onGiveUp, patient = false }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running;
  let wasUp = false;
  let deaths = [];
  let pause = FIRST_PAUSE_MS;
  let restarts = []; // what to call once the next start has come out
  let wake = () => {};
  let reachedUp;
  const up = new Promise((resolve) => {
    reachedUp = resolve;
  });

  const live = async () => {
    const asked = restarts;
    restarts = [];
    const settle = () => {
      for (const done of asked) done();
    };
    running = await start(signal).finally(settle);
    if (signal.aborted) return running.end();
    if (restarts.length > 0) return running.end(); // asked for while it started, with what was there before
    wasUp = true;
    onUp(running);
    reachedUp();
    return running.ended;
  };

  const forgive = () => {
    deaths = [];
    pause = FIRST_PAUSE_MS;
  };

  const rest = (milliseconds) => {
    const asked = new AbortController();
    wake = () => asked.abort();
    const either = AbortSignal.any([signal, asked.signal]);
    return sleep(milliseconds, undefined, { signal: either }).catch(() => {});
  };

  const loop = async () => {
    while (!signal.aborted) {
      const began = Date.now();
      const how = await live().catch((error) => error.message);
      running = undefined;
      if (signal.aborted) return;
      if (restarts.length > 0) {
        forgive();
        continue;
      }
      const now = Date.now();
      deaths = [...deaths.filter((time) => now - time < MINUTE_MS), now];
      const hopeless = deaths.length >= (wasUp && !patient ? DEATHS_A_MINUTE : DEATHS_AT_FIRST);
      if (hopeless && !patient) return onGiveUp(how);
      if (now - began > STEADY_MS) pause = FIRST_PAUSE_MS;
      onDeath(how, hopeless ? null : pause);
      await rest(hopeless ? FOREVER_MS : pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (restarts.length > 0) forgive();
    }
  };

  const done = loop();
  const restart = () =>
    new Promise((resolve) => {
      restarts.push(resolve);
      wake();
      void running?.end();
    });
  const stop = async () => {
    stopping.abort();
    await running?.end();
    await done;
  };
  return { up, restart, stop };
}
