import { createActor, fromPromise, waitFor } from 'xstate';
import type { SessionValue } from '#libs/identity/common/session.calls';
import { ApiRefusal } from '../../api/refusal';
import { type Credentials, loginMachine } from './login.machine';

const session: SessionValue = {
  token: 't',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  unverified: false,
  member: { id: '1', account: 'rupali', type: 0 },
};

function begin(submit: (credentials: Credentials) => Promise<SessionValue>) {
  const actors = { submit: fromPromise<SessionValue, Credentials>(({ input }) => submit(input)) };
  return createActor(loginMachine.provide({ actors })).start();
}

const credentials = { username: 'rupali', password: 'secret-words' };

test('the right password begins a session', async () => {
  const actor = begin(async () => session);
  actor.send({ type: 'SUBMIT', credentials });
  const done = await waitFor(actor, (state) => state.matches('loggedIn'));
  expect(done.context.session).toEqual(session);
});

test('a refusal is shown, editing takes it away, and what was typed is sent anew', async () => {
  const sent: string[] = [];
  const actor = begin(async ({ password }) => {
    sent.push(password);
    if (sent.length === 1) throw new ApiRefusal('error_wrong_credentials', { status: 401 });
    return session;
  });
  actor.send({ type: 'SUBMIT', credentials });
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context.refusal?.code).toBe('error_wrong_credentials');
  actor.send({ type: 'EDIT' });
  expect(actor.getSnapshot().context.refusal).toBeNull();
  actor.send({ type: 'SUBMIT', credentials: { ...credentials, password: 'other-words' } });
  await waitFor(actor, (state) => state.matches('loggedIn'));
  expect(sent).toEqual(['secret-words', 'other-words']);
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
