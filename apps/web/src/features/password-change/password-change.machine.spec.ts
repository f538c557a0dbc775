import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '../../data/calls/api-error';
import { type PasswordChange, passwordChangeMachine } from './password-change.machine';

const form: PasswordChange = { oldPassword: '', newPassword: 'new-words', confirmNewPassword: 'new-words' };

function begin(
  heldPassword: string | null,
  change: (form: PasswordChange) => Promise<void>,
  leave = async () => {},
) {
  const actors = {
    change: fromPromise<void, PasswordChange>(({ input }) => change(input)),
    leave: fromPromise<void>(leave),
  };
  return createActor(passwordChangeMachine.provide({ actors }), { input: { heldPassword } }).start();
}

test('the password that the log-in was given is used, and need not be typed', async () => {
  const sent: string[] = [];
  const actor = begin('old-words', async ({ oldPassword }) => void sent.push(oldPassword));
  actor.send({ type: 'SUBMIT', form });
  await waitFor(actor, (state) => state.matches('changed'));
  expect(sent).toEqual(['old-words']);
});

test('where it is wrong by now, it is asked for', async () => {
  const sent: string[] = [];
  const actor = begin('old-words', async ({ oldPassword }) => {
    sent.push(oldPassword);
    if (oldPassword === 'old-words') throw new ApiError('error_password_wrong');
  });
  actor.send({ type: 'SUBMIT', form });
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context).toMatchObject({ heldPassword: null, refusal: { code: 'error_password_wrong' } });
  actor.send({ type: 'SUBMIT', form: { ...form, oldPassword: 'typed-words' } });
  await waitFor(actor, (state) => state.matches('changed'));
  expect(sent).toEqual(['old-words', 'typed-words']);
});

test('another refusal keeps it', async () => {
  const actor = begin('old-words', () => Promise.reject(new ApiError('error_invalid_input')));
  actor.send({ type: 'SUBMIT', form });
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context.heldPassword).toBe('old-words');
  actor.send({ type: 'EDIT' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { refusal: null } });
});

test('who would rather leave is let go, server or no server', async () => {
  const actor = begin(
    'old-words',
    async () => {},
    () => Promise.reject(new ApiError('error_network')),
  );
  actor.send({ type: 'LEAVE' });
  await waitFor(actor, (state) => state.matches('left'));
});
