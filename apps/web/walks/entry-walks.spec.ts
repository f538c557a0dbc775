import { Secret, TOTP } from 'otpauth';
import { fromPromise } from 'xstate';
import { type OperatorSessionValue, operatorLogin } from '#libs/authentication/common/operator.calls';
import { login } from '#libs/authentication/common/session.calls';

import { type MachineModel, machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import { operatorSecret } from '#libs/platform/testing/test-session';
import { ApiError } from '../src/data/calls/api-error';
import { callApi } from '../src/data/calls/call-api';
import {
  type OperatorCredentials,
  operatorLoginMachine,
} from '../src/features/operations/operator-login.machine';
import { setUpPortal } from './portal.fixture';

const TAKEN = 'walker';
const WRONG = 'Some-other-words-1';
const OPERATOR = { account: 'operator1', password: 'Mela-demo-1' };

const portal = setUpPortal();

beforeAll(() => portal.api.client.register(TAKEN));

const outcome = (right: boolean, code: string) =>
  right ? { done: { token: 't' } } : { failed: new ApiError(code) };
const shows = ({ refusal }: Record<string, unknown>) => (refusal as ApiError | null)?.code;

const secret = Secret.fromBase32(operatorSecret(OPERATOR.account));
const codeNow = () => TOTP.generate({ secret });
const operatorModel: MachineModel<null> = {
  world: null,
  shows,
  steps: [
    {
      name: 'password and code',
      event: () => ({ type: 'SUBMIT', credentials: { ...OPERATOR, code: codeNow() } }),
    },
    {
      name: 'a wrong password',
      event: () => ({ type: 'SUBMIT', credentials: { ...OPERATOR, password: WRONG, code: '000000' } }),
    },
    { name: 'typing', event: () => ({ type: 'EDIT' }) },
  ],
  outcomes: {
    submit: (context) =>
      outcome(
        (context.credentials as OperatorCredentials).password === OPERATOR.password,
        'error_wrong_credentials',
      ),
  },
};

test.each(machineWalks(operatorLoginMachine, operatorModel))(
  "an operator's log-in, by the shortest way: $goals",
  async (walk) => {
    const differences = await walkMachine(operatorModel, walk, {
      machine: (go) =>
        operatorLoginMachine.provide({
          actors: {
            submit: fromPromise<OperatorSessionValue, OperatorCredentials>(async ({ input }) => {
              await go();
              return callApi(operatorLogin, input);
            }),
          },
        }),
    });
    expect(differences).toEqual([]);
  },
);

test('without a line a call is refused in other words', async () => {
  portal.browser.cut();
  const nobody = { username: TAKEN, password: WRONG };
  await expect(callApi(login, nobody)).rejects.toMatchObject({ code: 'error_network' });
  portal.browser.mend();
  await expect(callApi(login, nobody)).rejects.toMatchObject({ code: 'error_wrong_credentials' });
});
