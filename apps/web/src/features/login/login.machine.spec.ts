import { createActor, fromPromise, waitFor } from 'xstate';
import type { SessionValue, StepUpValue } from '#libs/authentication/common/session.calls';
import { ApiError } from '../../data/calls/api-error';
import { type Credentials, loginMachine } from './login.machine';

const session: SessionValue = {
  token: 't',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  unverified: false,
  member: { id: '1', account: 'rupali', type: 0 },
};
const challenge: StepUpValue = { challengeId: 'c', methods: [{ method: 'totp', target: null }] };
const credentials: Credentials = { username: 'rupali', password: 'secret-words' };

function begin(submit: (credentials: Credentials | null) => Promise<SessionValue>) {
  const actors = { submit: fromPromise<SessionValue, Credentials | null>(({ input }) => submit(input)) };
  return createActor(loginMachine.provide({ actors })).start();
}

const refuse = (code: string, value?: unknown) => () => Promise.reject(new ApiError(code, { value }));

/** Logs in with a server that answers so, and waits for the state. */
async function loggingIn(
  submit: (credentials: Credentials | null) => Promise<SessionValue>,
  state: 'refused' | 'verifying',
) {
  const actor = begin(submit);
  actor.send({ type: 'SUBMIT', credentials });
  await waitFor(actor, (now) => now.matches(state));
  return actor;
}

test('the right password begins a session', async () => {
  const actor = begin(async () => session);
  actor.send({ type: 'SUBMIT', credentials });
  const done = await waitFor(actor, (state) => state.matches('loggedIn'));
  expect(done.context.session).toEqual(session);
});

test.each(['defaultPassword', 'passwordExpired'])(
  'with %s the password has to be changed first',
  async (flag) => {
    const actor = begin(async () => ({ ...session, [flag]: true }));
    actor.send({ type: 'SUBMIT', credentials });
    const done = await waitFor(actor, (state) => state.matches('restricted'));
    expect(done.context.credentials).toEqual(credentials);
  },
);

test('a refusal is shown, editing takes it away, and what was typed is sent anew', async () => {
  const sent: (string | undefined)[] = [];
  const actor = await loggingIn(async (given) => {
    sent.push(given?.password);
    if (sent.length === 1) throw new ApiError('error_wrong_credentials', { status: 401 });
    return session;
  }, 'refused');
  expect(actor.getSnapshot().context).toMatchObject({
    captcha: false,
    refusal: { code: 'error_wrong_credentials' },
  });
  actor.send({ type: 'EDIT' });
  expect(actor.getSnapshot().context.refusal).toBeNull();
  actor.send({ type: 'SUBMIT', credentials: { ...credentials, password: 'other-words' } });
  await waitFor(actor, (state) => state.matches('loggedIn'));
  expect(sent).toEqual(['secret-words', 'other-words']);
});

test.each([
  ['a failure that carries it', refuse('error_wrong_credentials', { captcha: true })],
  ['one that wants it', refuse('error_captcha_required')],
])('%s reveals the captcha, and it stays', async (_, submit) => {
  const actor = await loggingIn(submit, 'refused');
  expect(actor.getSnapshot().context.captcha).toBe(true);
  actor.send({ type: 'EDIT' });
  expect(actor.getSnapshot().context.captcha).toBe(true);
});

test('another mode takes the refusal of the first one away', async () => {
  const actor = await loggingIn(refuse('error_wrong_credentials'), 'refused');
  actor.send({ type: 'MODE', mode: 'sms' });
  expect(actor.getSnapshot().context).toMatchObject({ mode: 'sms', refusal: null });
});

test('from an unknown address the further check takes over, and its session counts', async () => {
  const actor = await loggingIn(refuse('error_verification_required', challenge), 'verifying');
  expect(actor.getSnapshot().context.challenge).toEqual(challenge);
  actor.send({ type: 'VERIFIED', session });
  expect(actor.getSnapshot().context.session).toEqual(session);
  expect(actor.getSnapshot().value).toBe('loggedIn');
});

test('a further check that failed says why; one that was given up says nothing', async () => {
  const verifying = () => loggingIn(refuse('error_verification_required', challenge), 'verifying');
  const failed = await verifying();
  failed.send({ type: 'NOT_VERIFIED', refusal: new ApiError('error_challenge_ended') });
  expect(failed.getSnapshot().value).toBe('refused');
  expect(failed.getSnapshot().context.refusal?.code).toBe('error_challenge_ended');
  const givenUp = await verifying();
  givenUp.send({ type: 'NOT_VERIFIED', refusal: null });
  expect(givenUp.getSnapshot().value).toBe('editing');
});

test('a second press while the server thinks sends nothing', async () => {
  let calls = 0;
  const actor = begin(async () => {
    calls++;
    return session;
  });
  actor.send({ type: 'SUBMIT', credentials });
  actor.send({ type: 'SUBMIT', credentials });
  await waitFor(actor, (state) => state.matches('loggedIn'));
  expect(calls).toBe(1);
});
