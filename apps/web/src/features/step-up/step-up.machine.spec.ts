import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SessionValue, StepUpValue } from '#libs/authentication/common/session.calls';
import type { SentCode } from '#libs/verification/common/code-fields';
import { ApiError } from '../../data/calls/api-error';
import { type Proof, stepUpMachine } from './step-up.machine';

const session = { token: 't' } as SessionValue;
const sent: SentCode = { expiredMinutes: 1, expiresAt: '2026-01-01T00:01:00.000Z' };
const challenge: StepUpValue = {
  challengeId: 'c',
  methods: [
    { method: 'totp', target: null },
    { method: 'mobile', target: '+880 17•• •••678' },
  ],
};

interface Server {
  sendCode?: () => Promise<SentCode>;
  verify?: (proof: Proof) => Promise<SessionValue>;
}

function begin({ sendCode = async () => sent, verify = async () => session }: Server) {
  const actors = {
    sendCode: fromPromise<SentCode, Proof>(sendCode),
    verify: fromPromise<SessionValue, Proof>(({ input }) => verify(input)),
  };
  const clock = new SimulatedClock();
  const actor = createActor(stepUpMachine.provide({ actors }), { input: { challenge }, clock }).start();
  return { actor, clock };
}

test('a code of the authenticator is typed at once, and what was chosen is proved', async () => {
  const proofs: Proof[] = [];
  const { actor } = begin({
    verify: async (proof) => {
      proofs.push(proof);
      return session;
    },
  });
  actor.send({ type: 'CHOOSE', method: 'totp' });
  expect(actor.getSnapshot().value).toBe('entering');
  actor.send({ type: 'SEND' });
  expect(actor.getSnapshot().value).toBe('entering');
  actor.send({ type: 'SUBMIT', code: '123456' });
  await waitFor(actor, (state) => state.matches('passed'));
  expect(proofs).toEqual([{ challengeId: 'c', method: 'totp', code: '123456' }]);
});

test('a code that must be sent is sent first; where it cannot be, that is told, and the next press waits a second', async () => {
  let refused = true;
  const { actor, clock } = begin({
    sendCode: async () => {
      if (refused) throw new ApiError('error_sms_quota');
      return sent;
    },
  });
  actor.send({ type: 'CHOOSE', method: 'mobile' });
  const stuck = await waitFor(actor, (state) => state.matches('unsent'));
  expect(stuck.context.refusal?.code).toBe('error_sms_quota');
  refused = false;
  clock.increment(999);
  actor.send({ type: 'SEND' });
  expect(actor.getSnapshot().matches('unsent')).toBe(true);
  clock.increment(1);
  actor.send({ type: 'SEND' });
  const there = await waitFor(actor, (state) => state.matches('entering'));
  expect(there.context).toMatchObject({ sent: { mobile: sent }, refusal: null });
});

test('who comes back to a way whose code is on its way is not sent another', async () => {
  let count = 0;
  const { actor } = begin({
    sendCode: async () => {
      count++;
      return sent;
    },
  });
  actor.send({ type: 'CHOOSE', method: 'mobile' });
  await waitFor(actor, (state) => state.matches('entering'));
  actor.send({ type: 'BACK' });
  actor.send({ type: 'CHOOSE', method: 'totp' });
  actor.send({ type: 'BACK' });
  actor.send({ type: 'CHOOSE', method: 'mobile' });
  expect(actor.getSnapshot().value).toBe('entering');
  expect(count).toBe(1);
});

test('a wrong code may be typed again; the end of the check is the end', async () => {
  const answers = [
    new ApiError('error_code_wrong', { params: { left: 4 } }),
    new ApiError('error_challenge_ended'),
  ];
  const { actor } = begin({ verify: () => Promise.reject(answers.shift()) });
  actor.send({ type: 'CHOOSE', method: 'totp' });
  actor.send({ type: 'SUBMIT', code: '000000' });
  const wrong = await waitFor(actor, (state) => state.matches('refused'));
  expect(wrong.context.refusal?.code).toBe('error_code_wrong');
  actor.send({ type: 'SUBMIT', code: '000001' });
  const over = await waitFor(actor, (state) => state.matches('ended'));
  expect(over.context.refusal?.code).toBe('error_challenge_ended');
});

test('giving up leaves no reason behind', async () => {
  const { actor } = begin({ verify: () => Promise.reject(new ApiError('error_code_wrong')) });
  actor.send({ type: 'CHOOSE', method: 'totp' });
  actor.send({ type: 'SUBMIT', code: '000000' });
  await waitFor(actor, (state) => state.matches('refused'));
  actor.send({ type: 'CANCEL' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'ended', context: { refusal: null } });
});
