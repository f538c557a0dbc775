import { createActor, fromPromise, waitFor } from 'xstate';
import type { SessionValue } from '#libs/authentication/common/session.calls';
import { ApiError } from '../../data/calls/api-error';
import {
  type InvitationField,
  type RegistrationProof,
  type RegistrationRequest,
  registrationMachine,
} from './registration.machine';

const request: RegistrationRequest = {
  mode: 'username',
  fields: { username: 'rahima', terms: true, age: true },
  invitations: [],
  botCheck: false,
  phoneCheck: null,
};
const phoneCheck = { address: 'https://numbers.example/check', state: 's' };
const session: SessionValue = {
  token: 't',
  firstTimeLogin: true,
  passwordExpired: false,
  defaultPassword: false,
  unverified: false,
  member: { id: '1', account: 'rahima', type: 0 },
};

interface World {
  unknown?: InvitationField[];
  phone?: ApiError | 'never';
  /** What the server answers, submission by submission; then a session. */
  answers?: ApiError[];
}

function begin({ unknown = [], phone, answers = [] }: World = {}) {
  const left = [...answers];
  const sent: RegistrationProof[] = [];
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        checkInvitations: fromPromise<InvitationField[], RegistrationRequest | null>(async () => unknown),
        proveBrowser: fromPromise<string>(async () => 'solved'),
        provePhone: fromPromise<string, RegistrationRequest | null>(() =>
          phone === 'never'
            ? new Promise(() => undefined)
            : phone
              ? Promise.reject(phone)
              : Promise.resolve('proved'),
        ),
        submit: fromPromise<SessionValue, { request: RegistrationRequest | null; proof: RegistrationProof }>(
          async ({ input }) => {
            sent.push(input.proof);
            const refusal = left.shift();
            if (refusal) throw refusal;
            return session;
          },
        ),
      },
    }),
  ).start();
  const submit = (change: Partial<RegistrationRequest> = {}) =>
    actor.send({ type: 'SUBMIT', request: { ...request, ...change } });
  const reach = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, sent, submit, reach };
}

test('a form that needs no proof is sent as it is', async () => {
  const { submit, reach, sent } = begin();
  submit();
  expect((await reach('registered')).context.session).toEqual(session);
  expect(sent).toEqual([{ invited: false }]);
});

test('everything that has to be proved is proved before the form is sent', async () => {
  const { submit, reach, sent } = begin();
  submit({ invitations: ['referralCode'], botCheck: true, phoneCheck });
  await reach('registered');
  expect(sent).toEqual([{ invited: true, botCheck: 'solved', idToken: 'proved' }]);
});

test('a code that leads to nobody is warned of, and nothing is sent', async () => {
  const { actor, submit, reach, sent } = begin({ unknown: ['affiliateCode'] });
  submit({ invitations: ['affiliateCode', 'referralCode'] });
  await reach('warned');
  actor.send({ type: 'CONFIRM' });
  const { value, context } = actor.getSnapshot();
  expect([value, context.unknownInviters]).toEqual(['editing', ['affiliateCode']]);
  expect(sent).toEqual([]);
  actor.send({ type: 'EDIT' });
  expect(actor.getSnapshot().context.unknownInviters).toEqual([]);
});

test('the person may give up on the third party', async () => {
  const { actor, submit, reach, sent } = begin({ phone: 'never' });
  submit({ phoneCheck });
  await reach('provingPhone');
  actor.send({ type: 'CANCEL' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { refusal: null } });
  expect(sent).toEqual([]);
});

test('what the third party says is told', async () => {
  const { submit, reach } = begin({ phone: new ApiError('error_sms_quota') });
  submit({ phoneCheck });
  expect((await reach('refused')).context.refusal?.code).toBe('error_sms_quota');
});

test('a server that wants the browser proved gets it, without a word to the person', async () => {
  const { submit, reach, sent } = begin({ answers: [new ApiError('error_bot_check_required')] });
  submit();
  await reach('registered');
  expect(sent.map(({ botCheck }) => botCheck)).toEqual([undefined, 'solved']);
});

test('it does so once: a proof that does not satisfy is refused', async () => {
  const again = new ApiError('error_bot_check_required');
  const { submit, reach, sent } = begin({ answers: [again, again] });
  submit();
  expect((await reach('refused')).context.refusal?.code).toBe('error_bot_check_required');
  expect(sent).toHaveLength(2);
});

test('a captcha that was asked for once stays asked for; proofs are made anew for each form', async () => {
  const { actor, submit, reach, sent } = begin({ answers: [new ApiError('error_captcha_required')] });
  submit({ botCheck: true });
  expect((await reach('refused')).context.captcha).toBe(true);
  actor.send({ type: 'EDIT' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { captcha: true, refusal: null } });
  submit({ botCheck: true });
  await reach('registered');
  expect(sent).toEqual([
    { invited: false, botCheck: 'solved' },
    { invited: false, botCheck: 'solved' },
  ]);
});
