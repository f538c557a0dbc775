import { fromPromise } from 'xstate';
import {
  login,
  type SessionValue,
  type StepUpValue,
  sendStepUpCode,
  verifyLogin,
} from '#libs/authentication/common/session.calls';
import {
  type MachineModel,
  machineWalks,
  type Outcome,
  walkMachine,
} from '#libs/platform/testing/machine-walks';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { SentCode } from '#libs/verification/common/code-fields';
import { ApiError } from '../src/data/calls/api-error';
import { callApi } from '../src/data/calls/call-api';
import { type Credentials, loginMachine } from '../src/features/login/login.machine';
import { type Proof, stepUpMachine } from '../src/features/step-up/step-up.machine';
import { setUpPortal } from './portal.fixture';

const [KNOWN, DEFAULT, STRANGER] = ['walker', 'walkerdefault', 'walkerstranger'];
const WRONG = 'Some-other-words-1';
const MOBILE = '+8801712345678';
const NAME = 'Rupali Begum';
const ELSEWHERE = '203.0.113.9';

const portal = setUpPortal({ withInbox: true, prepare: (db) => sparingRules(db) });

beforeAll(async () => {
  for (const account of [KNOWN, DEFAULT, STRANGER]) await portal.api.client.register(account);
  await portal.db.query('update members.member set default_password = true where account = $1', [DEFAULT]);
  await portal.db.query(
    `update members.member set mobile = $2, mobile_verified_at = now(),
       profile = jsonb_build_object('payeeName', $3::text) where account = $1`,
    [STRANGER, MOBILE, NAME],
  );
  await comeFromElsewhere();
});

/** A walk fails more often than a person may. */
const sparingRules = (db: TestDatabase) =>
  db.query(
    `update site.brand set settings = jsonb_set(settings, '{identity}', coalesce(settings->'identity', '{}') ||
       '{"login": {"captchaAfter": 1000, "lockAfter": 1000, "attackAfter": 1000},
         "sms": {"perNumberDay": 1000, "perAddressHour": 1000}}')`,
  );
/** All that the stranger did until now was done at another address. */
const comeFromElsewhere = () =>
  portal.db.query(
    'update authentication.session set address = $2 where person = (select id from members.member where account = $1)',
    [STRANGER, ELSEWHERE],
  );

const failed = (code: string, value?: unknown): Outcome => ({ failed: new ApiError(code, { value }) });
const shows = ({ refusal }: Record<string, unknown>) => (refusal as ApiError | null)?.code;

const flags = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false, unverified: false };
const session: SessionValue = { ...flags, token: 't', member: { id: '1', account: KNOWN, type: 0 } };
const challenge: StepUpValue = { challengeId: 'c', methods: [] };

const loggingIn = (name: string, username: string, password = TEST_PASSWORD) => ({
  name,
  event: () => ({ type: 'SUBMIT', credentials: { username, password } }),
});
const happening = (name: string, event: { type: string; [field: string]: unknown }) => ({
  name,
  event: () => event,
});

const loginModel: MachineModel<null> = {
  world: null,
  shows,
  steps: [
    loggingIn('the right password', KNOWN),
    loggingIn('a default password', DEFAULT),
    loggingIn('from an unknown address', STRANGER),
    loggingIn('a wrong password', KNOWN, WRONG),
    happening('typing', { type: 'EDIT' }),
    happening('the other way', { type: 'MODE', mode: 'sms' }),
    happening('closing', { type: 'CLOSE' }),
    happening('proved', { type: 'VERIFIED', session }),
    happening('proved with an old password', {
      type: 'VERIFIED',
      session: { ...session, passwordExpired: true },
    }),
    happening('given up', { type: 'NOT_VERIFIED', refusal: null }),
    happening('no try left', { type: 'NOT_VERIFIED', refusal: new ApiError('error_challenge_ended') }),
  ],
  outcomes: {
    submit: ({ credentials }) => {
      const { username, password } = credentials as Credentials;
      if (password === WRONG) return failed('error_wrong_credentials');
      if (username === STRANGER) return failed('error_verification_required', challenge);
      return { done: { ...session, defaultPassword: username === DEFAULT } };
    },
  },
};

test.each(machineWalks(loginMachine, loginModel))('log-in, by the shortest way: $goals', async (walk) => {
  const differences = await walkMachine(loginModel, walk, {
    machine: (go) =>
      loginMachine.provide({
        actors: {
          submit: fromPromise<SessionValue, Credentials | null>(async ({ input }) => {
            await go();
            return callApi(login, input as Credentials);
          }),
        },
      }),
  });
  expect(differences).toEqual([]);
});

/** What is so when the next proof is given. */
interface World {
  sms: 'working' | 'used up';
  over: boolean;
}

const stepUpModel: MachineModel<World> = {
  input: { challenge },
  world: { sms: 'working', over: false },
  shows,
  delays: { throttle: 1000 },
  steps: [
    happening('the mobile number', { type: 'CHOOSE', method: 'mobile' }),
    happening('the name', { type: 'CHOOSE', method: 'bank-name' }),
    happening('the right name', { type: 'SUBMIT', code: NAME }),
    happening('a wrong one', { type: 'SUBMIT', code: 'Nobody' }),
    ...(['SEND', 'EDIT', 'BACK', 'CANCEL'] as const).map((type) => happening(type, { type })),
    { name: 'the quota is used up', after: (world) => ({ ...world, sms: 'used up' }) },
    { name: 'the time is over', after: (world) => ({ ...world, over: true }) },
  ],
  outcomes: {
    sendCode: (_, { sms, over }) => {
      if (over) return failed('error_challenge_ended');
      return sms === 'used up' ? failed('error_sms_quota') : { done: { expiredMinutes: 1, expiresAt: '' } };
    },
    verify: ({ method, code }, { over }) => {
      if (over) return failed('error_challenge_ended');
      return method === 'bank-name' && code === NAME ? { done: session } : failed('error_code_wrong');
    },
  },
};

/** A log-in that waits for its proof, of two that it offers, so that the walk takes one with a message and one without. */
async function challenged(): Promise<StepUpValue> {
  await comeFromElsewhere();
  const refusal = await callApi(login, { username: STRANGER, password: TEST_PASSWORD }).catch(
    (error: ApiError) => error,
  );
  if (!(refusal instanceof ApiError)) throw new Error('nothing had to be proved');
  const value = refusal.detail.value as StepUpValue;
  await portal.db.query(`update authentication.step_up set methods = '{mobile,bank-name}' where id = $1`, [
    value.challengeId,
  ]);
  return value;
}

async function setWorld({ sms, over }: World): Promise<void> {
  portal.inbox.refusal = sms === 'used up' ? 'quota_exhausted' : null;
  if (over) await portal.db.query('update authentication.step_up set expires_at = created_at');
}

test.each(machineWalks(stepUpMachine, stepUpModel))(
  'a further check, by the shortest way: $goals',
  async (walk) => {
    const differences = await walkMachine(stepUpModel, walk, {
      input: { challenge: await challenged() },
      setWorld,
      machine: (go) =>
        stepUpMachine.provide({
          actors: {
            sendCode: fromPromise<SentCode, Proof>(async ({ input: { challengeId } }) => {
              await go();
              await portal.api.advance(60_000);
              return callApi(sendStepUpCode, { challengeId, method: 'mobile' });
            }),
            verify: fromPromise<SessionValue, Proof>(async ({ input }) => {
              await go();
              return callApi(verifyLogin, input);
            }),
          },
        }),
    });
    expect(differences).toEqual([]);
  },
);
