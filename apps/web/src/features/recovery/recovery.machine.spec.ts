import { createActor, fromPromise, waitFor } from 'xstate';
import type { SessionValue } from '#libs/authentication/common/session.calls';
import { ApiError } from '../../data/calls/api-error';
import { type CodeReset, type LinkRequest, type LinkReset, recoveryMachine } from './recovery.machine';

const session = { token: 't' } as SessionValue;
const request: LinkRequest = { username: 'rupali', email: 'rupali@mail.example' };
const reset: CodeReset = { mobileNum: '01712345678', verificationCode: '123456', newPassword: 'new-words' };

interface Server {
  askLink?: () => Promise<void>;
  resetByCode?: () => Promise<SessionValue>;
  resetByLink?: (reset: LinkReset) => Promise<void>;
}

function begin(input: { tab: 'email' | 'mobile'; token: string | null }, server: Server) {
  const {
    askLink = async () => {},
    resetByCode = async () => session,
    resetByLink = async () => {},
  } = server;
  const actors = {
    askLink: fromPromise<void, LinkRequest>(askLink),
    resetByCode: fromPromise<SessionValue, CodeReset>(resetByCode),
    resetByLink: fromPromise<void, LinkReset>(({ input: given }) => resetByLink(given)),
  };
  return createActor(recoveryMachine.provide({ actors }), { input }).start();
}

test('it begins where the brand wants it, and goes from the one to the other', () => {
  const actor = begin({ tab: 'mobile', token: null }, {});
  expect(actor.getSnapshot().value).toEqual({ mobile: 'form' });
  actor.send({ type: 'TAB', tab: 'email' });
  expect(actor.getSnapshot().value).toEqual({ email: 'form' });
});

test('a mail is sent, and may be sent again', async () => {
  const actor = begin({ tab: 'email', token: null }, {});
  actor.send({ type: 'ASK', request });
  await waitFor(actor, (state) => state.matches({ email: 'sent' }));
  actor.send({ type: 'AGAIN' });
  expect(actor.getSnapshot().value).toEqual({ email: 'form' });
});

test('a code with a new password begins a session; a wrong code is told, and the other way is open', async () => {
  const answers = [() => Promise.reject(new ApiError('error_code_wrong')), async () => session];
  const actor = begin(
    { tab: 'mobile', token: null },
    { resetByCode: () => answers.shift()?.() ?? Promise.reject() },
  );
  actor.send({ type: 'RESET', reset });
  const refused = await waitFor(actor, (state) => state.matches({ mobile: 'refused' }));
  expect(refused.context.refusal?.code).toBe('error_code_wrong');
  actor.send({ type: 'TAB', tab: 'email' });
  expect(actor.getSnapshot()).toMatchObject({ value: { email: 'form' }, context: { refusal: null } });
  actor.send({ type: 'TAB', tab: 'mobile' });
  actor.send({ type: 'RESET', reset });
  const done = await waitFor(actor, (state) => state.matches('recovered'));
  expect(done.context.session).toEqual(session);
});

test("the mail's link sets the password once, and keeps nothing of it", async () => {
  const sent: LinkReset[] = [];
  const actor = begin(
    { tab: 'email', token: 'a-token' },
    { resetByLink: async (given) => void sent.push(given) },
  );
  expect(actor.getSnapshot().value).toEqual({ link: 'form' });
  actor.send({ type: 'SET', newPassword: 'new-words' });
  const done = await waitFor(actor, (state) => state.matches('reset'));
  expect(sent).toEqual([{ token: 'a-token', newPassword: 'new-words' }]);
  expect(done.context.newPassword).toBe('');
});

test('a link that does not count leads to another one', async () => {
  const actor = begin(
    { tab: 'email', token: 'a-token' },
    { resetByLink: () => Promise.reject(new ApiError('error_reset_link_invalid')) },
  );
  actor.send({ type: 'SET', newPassword: 'new-words' });
  await waitFor(actor, (state) => state.matches({ link: 'over' }));
  actor.send({ type: 'AGAIN' });
  expect(actor.getSnapshot()).toMatchObject({ value: { email: 'form' }, context: { token: null } });
});
