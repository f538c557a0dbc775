import { createActor, fromPromise, waitFor } from 'xstate';
import type { OperatorSessionValue } from '#libs/authentication/common/operator.calls';

import { ApiError } from '../../data/calls/api-error';
import { testSession } from './operator.fixture';
import { type OperatorCredentials, operatorLoginMachine } from './operator-login.machine';

const session = testSession([]);
const credentials = { account: 'operator1', password: 'words', code: '123456' };

function begin(submit: (credentials: OperatorCredentials) => Promise<OperatorSessionValue>) {
  const actor = fromPromise<OperatorSessionValue, OperatorCredentials>(({ input }) => submit(input));
  return createActor(operatorLoginMachine.provide({ actors: { submit: actor } })).start();
}

test('a refusal is shown until something is typed, and the next code is sent', async () => {
  const sent: string[] = [];
  const actor = begin(async ({ code }) => {
    sent.push(code);
    if (sent.length === 1) throw new ApiError('error_wrong_credentials', { status: 401 });
    return session;
  });
  actor.send({ type: 'SUBMIT', credentials });
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context.refusal?.code).toBe('error_wrong_credentials');
  actor.send({ type: 'EDIT' });
  expect(actor.getSnapshot().context.refusal).toBeNull();
  actor.send({ type: 'SUBMIT', credentials: { ...credentials, code: '654321' } });
  const done = await waitFor(actor, (state) => state.matches('loggedIn'));
  expect([sent, done.context.session]).toEqual([['123456', '654321'], session]);
});

test('a second press while the server thinks does not spend the code twice', async () => {
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
