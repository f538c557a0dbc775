import { Secret, TOTP } from 'otpauth';
import { fromPromise } from 'xstate';
import { confirmTotp, startTotp } from '#libs/authentication/common/security.calls';

import { type MachineModel, machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { ApiError } from '../src/data/calls/api-error';
import { callApi } from '../src/data/calls/call-api';
import { authenticatorMachine } from '../src/features/security/authenticator.machine';
import { setUpPortal } from './portal.fixture';

const RIGHT_CODE = 'what the authenticator shows';

const portal = setUpPortal();

const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) });
const outcome = (right: boolean, done: object, code: string) =>
  right ? { done } : { failed: new ApiError(code) };

const model: MachineModel<null> = {
  world: null,
  shows: ({ refusal }) => (refusal as ApiError | null)?.code,
  steps: [
    { name: 'the password', event: () => ({ type: 'START', password: TEST_PASSWORD }) },
    { name: 'a wrong password', event: () => ({ type: 'START', password: 'Some-other-words-1' }) },
    { name: 'the right code', event: () => ({ type: 'CONFIRM', code: RIGHT_CODE }) },
    { name: 'a wrong code', event: () => ({ type: 'CONFIRM', code: 'wrong' }) },
    { name: 'typing', event: () => ({ type: 'EDIT' }) },
    { name: 'the codes are kept', event: () => ({ type: 'KEPT' }) },
  ],
  outcomes: {
    start: ({ password }) =>
      outcome(password === TEST_PASSWORD, { secret: 'A', uri: 'otpauth:' }, 'error_password_wrong'),
    confirm: ({ code }) => outcome(code === RIGHT_CODE, { recoveryCodes: ['A'] }, 'error_code_wrong'),
  },
};

test.each(machineWalks(authenticatorMachine, model))(
  'an authenticator is switched on, by the shortest way: $goals',
  async (walk) => {
    const { token } = await portal.api.client.register();
    let secret = '';
    const differences = await walkMachine(model, walk, {
      machine: (go) =>
        authenticatorMachine.provide({
          actors: {
            start: fromPromise(async ({ input }) => {
              await go();
              const made = await callApi(startTotp, input, { token });
              secret = made.secret;
              return made;
            }),
            confirm: fromPromise(async ({ input }) => {
              await go();
              const code = input.code === RIGHT_CODE ? codeOf(secret) : '000000';
              return callApi(confirmTotp, { code }, { token });
            }),
          },
        }),
    });
    expect(differences).toEqual([]);
  },
);
