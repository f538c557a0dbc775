import { Secret, TOTP } from 'otpauth';
import { fromPromise } from 'xstate';
import { type OperatorSessionValue, operatorLogin } from '#libs/identity/common/operator.calls';
import { login } from '#libs/identity/common/session.calls';
import { type MachineModel, machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSecret } from '#libs/platform/testing/test-session';
import { callApi } from '../src/api/call-api';
import { ApiRefusal } from '../src/api/refusal';
import {
  type OperatorCredentials,
  operatorLoginMachine,
} from '../src/features/operations/operator-login.machine';
import { type Browser, openBrowser } from './browser.fixture';

const TAKEN = 'walker';
const WRONG = 'Some-other-words-1';
const OPERATOR = { account: 'operator1', password: 'Mela-demo-1' };

let db: TestDatabase;
let api: TestApi;
let browser: Browser;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  await api.client.register(TAKEN);
  browser = openBrowser(api.url);
});
afterAll(async () => {
  browser.close();
  await api.stop();
  await db.drop();
});

const outcome = (right: boolean, code: string) =>
  right ? { done: { token: 't' } } : { failed: new ApiRefusal(code) };
const shows = ({ refusal }: Record<string, unknown>) => (refusal as ApiRefusal | null)?.code;

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
  browser.cut();
  const nobody = { username: TAKEN, password: WRONG };
  await expect(callApi(login, nobody)).rejects.toMatchObject({ code: 'error_network' });
  browser.mend();
  await expect(callApi(login, nobody)).rejects.toMatchObject({ code: 'error_wrong_credentials' });
});
