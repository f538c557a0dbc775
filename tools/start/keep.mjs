import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;
const FOREVER_MS = 2 ** 31 - 1;
const STEADY_MS = 30_000; // after this long the next restart waits as briefly as the first
const MINUTE_MS = 60_000;
const DEATHS_A_MINUTE = 20;
const DEATHS_AT_FIRST = 4; // a program that has never been ready is broken

/**
 * Keeps a program running: `start(abort)` starts it and returns `{ pid, ended, end() }`. `onUp(running)` is called for
 * each start, `onDeath(how, pause)` for each unexpected end, `onGiveUp(how)` for the last. If it is `patient` it does
 * not give up but waits for `restart`, and its last `pause` is null. Returns `{ up, restart(), stop() }`: `up` resolves
 * at the first start and never rejects; `restart` resolves once it is up again or has failed to start.
 */
export function keepRunning({ start, onUp, onDeath, onGiveUp, patient = false }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running;
  let wasUp = false;
  let deaths = [];
  let pause = FIRST_PAUSE_MS;
  let restarts = []; // callbacks for the end of the next start
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
    if (restarts.length > 0) return running.end(); // requested during the start, which used the earlier sources
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
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
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
