import { setImmediate as turn } from 'node:timers/promises';
import { keepRunning } from './keep.mjs';

/** A program under the test's control: each start is answered by `up()` or `broken()`, and `die()` ends it. */
function program(options = {}) {
  const told = [];
  let open;
  let running;
  const started = () => {
    const { promise, resolve, reject } = withResolvers();
    open = { resolve, reject };
    told.push('start');
    return promise;
  };
  const kept = keepRunning({
    start: started,
    onUp: () => told.push('up'),
    onDeath: (how, pause) => told.push(pause === null ? `${how}, waiting` : how),
    onGiveUp: (how) => told.push(`${how}, given up`),
    ...options,
  });
  const up = async () => {
    const ended = withResolvers();
    running = ended;
    open.resolve({ pid: 1, ended: ended.promise, end: async () => ended.resolve('asked to') });
    await turn();
  };
  const broken = async () => {
    open.reject(new Error('broken'));
    await turn();
  };
  const until = async (condition) => {
    while (!condition(told)) await turn();
  };
  return { told, kept, up, broken, die: () => running.resolve('died'), until };
}

function withResolvers() {
  let settle;
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

const count = (told, word) => told.filter((each) => each === word).length;

test('does not count a restart as a death, and resolves when the program is up again', async () => {
  const { told, kept, up } = program();
  await up();
  const restarted = kept.restart().then(() => told.push('restarted'));
  while (count(told, 'start') < 2) await turn();
  await up();
  await restarted;
  expect(told.filter((each) => each !== 'up')).toEqual(['start', 'start', 'restarted']);
  await kept.stop();
});

test('remembers a restart that was requested during a start', async () => {
  const { told, kept, up } = program();
  const restarted = kept.restart();
  await up();
  while (count(told, 'start') < 2) await turn();
  await up();
  await restarted;
  expect(told).toEqual(['start', 'start', 'up']);
  await kept.stop();
});

test('waits for a restart if it is patient, where it would otherwise give up', async () => {
  for (const patient of [false, true]) {
    const { told, kept, broken, up, until } = program({ patient });
    for (let n = 1; n <= 4; n++) {
      await until((all) => count(all, 'start') === n);
      await broken();
    }
    expect(told.at(-1)).toBe(patient ? 'broken, waiting' : 'broken, given up');
    if (!patient) continue;
    const restarted = kept.restart();
    await until((all) => count(all, 'start') === 5);
    await up();
    await restarted;
    await kept.stop();
  }
});
