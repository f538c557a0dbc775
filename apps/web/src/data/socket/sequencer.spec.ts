import fc from 'fast-check';
import { type PushedEvent, Sequencer } from './sequencer';

const event = (seq: number): PushedEvent => ({ seq, name: 'x', at: '', data: seq });

/** A server that has `total` events, and timers that run when told. */
function scene(from: number, total: number) {
  const applied: number[] = [];
  const timers = new Set<() => void>();
  const sequencer: Sequencer = new Sequencer(from, {
    apply: ({ seq }) => applied.push(seq),
    replay: (seq) => {
      for (let next = seq + 1; next <= total; next++) sequencer.receive(event(next));
    },
    later: (_ms, then) => {
      timers.add(then);
      return () => timers.delete(then);
    },
  });
  const runTimers = () => {
    for (const timer of [...timers]) {
      timers.delete(timer);
      timer();
    }
  };
  return { sequencer, applied, timers, runTimers };
}

test('whatever is lost, doubled or out of order, each event is applied once and in order', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (from, arriving) => {
      const total = Math.max(from, ...arriving);
      const { sequencer, applied, runTimers } = scene(from, total);
      for (const seq of arriving) sequencer.receive(event(seq));
      runTimers();
      const newest = Math.max(from, ...arriving);
      expect(applied).toEqual(Array.from({ length: newest - from }, (_, index) => from + 1 + index));
    }),
    { numRuns: 2000 },
  );
});

test('a gap that closes by itself is not asked for', () => {
  const { sequencer, applied, timers } = scene(0, 3);
  sequencer.receive(event(2));
  expect(timers.size).toBe(1);
  sequencer.receive(event(1));
  expect(timers.size).toBe(0);
  expect(applied).toEqual([1, 2]);
});

test('after a fresh snapshot, older events are dropped and newer ones go on', () => {
  const { sequencer, applied } = scene(0, 9);
  sequencer.receive(event(8));
  sequencer.reset(7);
  sequencer.receive(event(3));
  expect(applied).toEqual([8]);
  expect(sequencer.lastSeq).toBe(8);
});
