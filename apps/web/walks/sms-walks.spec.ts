import { fromPromise } from 'xstate';
import type { SentCode } from '#libs/identity/common/code-fields';
import { sendLoginCode } from '#libs/identity/common/verification.calls';
import {
  type MachineModel,
  machineWalks,
  type Outcome,
  walkMachine,
} from '#libs/platform/testing/machine-walks';
import { startTestPost, type TestPost } from '#libs/platform/testing/post.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { callApi } from '../src/api/call-api';
import { ApiRefusal } from '../src/api/refusal';
import { solveBotCheck } from '../src/features/human-check/solve-bot-check';
import {
  type CodeOrder,
  smsCountdownMachine,
  type Waiting,
} from '../src/features/sms-code/sms-countdown.machine';
import { checkMobile } from '../src/features/sms-code/use-mobile-code';
import { type Browser, openBrowser } from './browser.fixture';

const TAKEN = ['880'];
const NUMBER = '01712345678';
const KEPT = '2099-01-01T00:00:00.000Z';

/** What is so when the next effect runs. */
interface World {
  line: boolean;
  sms: 'working' | 'used up';
  /** The tab remembers a code that was sent before a reload. */
  kept: boolean;
}

let db: TestDatabase;
let post: TestPost;
let api: TestApi;
let browser: Browser;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestPost()]);
  api = await startTestApi({ databaseUrl: db.url, env: post.env });
  browser = openBrowser(api.url);
});
afterAll(async () => {
  browser.close();
  await Promise.all([api.stop(), post.close()]);
  await db.drop();
});

const failed = (code: string): Outcome => ({ failed: new ApiRefusal(code) });
const target = (name: string, text: string) => ({ name, event: () => ({ type: 'TARGET', target: text }) });
const is = (change: Partial<World>) => ({
  name: JSON.stringify(change),
  after: (world: World): World => ({ ...world, ...change }),
});

const model: MachineModel<World> = {
  input: { target: NUMBER },
  world: { line: true, sms: 'working', kept: false },
  delays: { throttle: 1000 },
  shows: ({ refusal }) => (refusal as ApiRefusal | null)?.code,
  steps: [
    { name: 'send', event: () => ({ type: 'SEND' }) },
    target('the number', NUMBER),
    target('no number', '12'),
    is({ line: false }),
    is({ sms: 'used up' }),
    is({ kept: true }),
  ],
  outcomes: {
    recall: (_, { line, kept }) =>
      kept && !line ? failed('error_network') : { done: { expiresAt: kept ? KEPT : null } },
    checkNumber: ({ target: typed }) =>
      typed === NUMBER ? { done: undefined } : failed('error_invalid_input'),
    proveHuman: (_, { line }) => (line ? { done: 'a proof' } : failed('error_network')),
    send: (_, { line, sms }) => {
      if (!line) return failed('error_network');
      return sms === 'used up' ? failed('error_sms_quota') : { done: { expiredMinutes: 1, expiresAt: KEPT } };
    },
    countDown: () => ({ done: undefined }),
  },
};

test.each(machineWalks(smsCountdownMachine, model))(
  'a code by SMS, by the shortest way: $goals',
  async (walk) => {
    await api.advance(3600_000);
    let now = model.world;
    const differences = await walkMachine(model, walk, {
      become: async (world) => {
        now = world;
        post.refusal = world.sms === 'used up' ? 'quota_exhausted' : null;
        if (world.line) browser.mend();
        else browser.cut();
      },
      machine: (go) =>
        smsCountdownMachine.provide({
          actors: {
            recall: fromPromise<Waiting, CodeOrder>(async () => {
              await go();
              if (now.kept && !now.line) throw new ApiRefusal('error_network');
              return { expiresAt: now.kept ? KEPT : null };
            }),
            checkNumber: fromPromise<void, CodeOrder>(async ({ input }) => {
              await go();
              await checkMobile(input.target, '880', TAKEN);
            }),
            proveHuman: fromPromise<string | undefined, CodeOrder>(async () => {
              await go();
              return solveBotCheck();
            }),
            send: fromPromise<SentCode, CodeOrder>(async ({ input }) => {
              await go();
              return callApi(sendLoginCode, { mobileNum: input.target, botCheck: input.proof });
            }),
            countDown: fromPromise<void, string | null>(async () => go()),
          },
        }),
    });
    expect(differences).toEqual([]);
  },
);
