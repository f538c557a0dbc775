import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SentCode } from '#libs/verification/common/code-fields';
import { ApiError } from '../../data/calls/api-error';
import { type CodeRequest, smsCountdownMachine, type Waiting } from './sms-countdown.machine';

const EXPIRES_AT = '2026-01-01T00:01:00.000Z';

interface Scene {
  /** Targets that were sent a code a moment ago. */
  kept?: Record<string, string>;
  check?: () => Promise<void>;
  send?: (request: CodeRequest) => Promise<SentCode>;
}

function begin({ kept = {}, check = async () => {}, send }: Scene) {
  const sent: CodeRequest[] = [];
  let reachTheEnd = () => {};
  const actors = {
    recall: fromPromise<Waiting, CodeRequest>(async ({ input }) => ({
      expiresAt: kept[input.target] ?? null,
    })),
    checkNumber: fromPromise<void, CodeRequest>(check),
    proveHuman: fromPromise<string | undefined, CodeRequest>(async () => 'proof'),
    send: fromPromise<SentCode, CodeRequest>(async ({ input }) => {
      sent.push({ target: input.target, proof: input.proof });
      return send ? send(input) : { expiredMinutes: 1, expiresAt: EXPIRES_AT };
    }),
    countDown: fromPromise<void, string | null>(() => new Promise((resolve) => (reachTheEnd = resolve))),
  };
  const clock = new SimulatedClock();
  const machine = smsCountdownMachine.provide({ actors });
  const actor = createActor(machine, { input: { target: 'one' }, clock }).start();
  return { actor, clock, sent, end: () => reachTheEnd() };
}

test('a press checks the number, proves the browser, sends once and counts until the next may be sent', async () => {
  const { actor, sent, end } = begin({});
  await waitFor(actor, (state) => state.matches('idle'));
  actor.send({ type: 'SEND' });
  actor.send({ type: 'SEND' });
  const counting = await waitFor(actor, (state) => state.matches('counting'));
  expect(counting.context.expiresAt).toBe(EXPIRES_AT);
  actor.send({ type: 'SEND' });
  expect(sent).toEqual([{ target: 'one', proof: 'proof' }]);
  end();
  await waitFor(actor, (state) => state.matches('idle'));
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('counting'));
  expect(sent).toHaveLength(2);
});

test('a wrong number is told, nothing is sent, and the next press waits a second', async () => {
  let wrong = true;
  const { actor, clock, sent } = begin({
    check: async () => {
      if (wrong) throw new ApiError('error_invalid_input');
    },
  });
  await waitFor(actor, (state) => state.matches('idle'));
  actor.send({ type: 'SEND' });
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context.refusal?.code).toBe('error_invalid_input');
  wrong = false;
  clock.increment(999);
  actor.send({ type: 'SEND' });
  expect(actor.getSnapshot().matches('refused')).toBe(true);
  clock.increment(1);
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('counting'));
  expect(sent).toHaveLength(1);
});

test('a countdown survives a reload, and belongs to its number', async () => {
  const { actor } = begin({ kept: { one: EXPIRES_AT } });
  const kept = await waitFor(actor, (state) => state.matches('counting'));
  expect(kept.context.expiresAt).toBe(EXPIRES_AT);
  actor.send({ type: 'TARGET', target: 'two' });
  await waitFor(actor, (state) => state.matches('idle'));
  actor.send({ type: 'TARGET', target: 'one' });
  await waitFor(actor, (state) => state.matches('counting'));
});

test('what the server refuses is told, and another number takes it away', async () => {
  const { actor } = begin({ send: () => Promise.reject(new ApiError('error_sms_too_many')) });
  await waitFor(actor, (state) => state.matches('idle'));
  actor.send({ type: 'SEND' });
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context.refusal?.code).toBe('error_sms_too_many');
  actor.send({ type: 'TARGET', target: 'two' });
  const idle = await waitFor(actor, (state) => state.matches('idle'));
  expect(idle.context.refusal).toBeNull();
});
