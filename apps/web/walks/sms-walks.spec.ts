import { fromPromise } from 'xstate';
import {
  type MachineModel,
  machineWalks,
  type Outcome,
  walkMachine,
} from '#libs/platform/testing/machine-walks';
import type { SentCode } from '#libs/verification/common/code-fields';
import { sendLoginCode } from '#libs/verification/common/verification.calls';
import { ApiError } from '../src/data/calls/api-error';
import { callApi } from '../src/data/calls/call-api';
import { solveBotCheck } from '../src/features/human-check/shared/solve-bot-check';
import { checkMobile } from '../src/features/sms-code/shared/use-mobile-code';
import {
  type CodeRequest,
  smsCountdownMachine,
  type Waiting,
} from '../src/features/sms-code/sms-countdown.machine';
import { setUpPortal } from './portal.fixture';

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

const portal = setUpPortal({ withInbox: true });

const failed = (code: string): Outcome => ({ failed: new ApiError(code) });
const target = (name: string, text: string) => ({ name, event: () => ({ type: 'TARGET', target: text }) });
const is = (change: Partial<World>) => ({
  name: JSON.stringify(change),
  after: (world: World): World => ({ ...world, ...change }),
});

const model: MachineModel<World> = {
  input: { target: NUMBER },
  world: { line: true, sms: 'working', kept: false },
  delays: { throttle: 1000 },
  shows: ({ refusal }) => (refusal as ApiError | null)?.code,
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
    await portal.api.advance(3600_000);
    let now = model.world;
    const differences = await walkMachine(model, walk, {
      setWorld: async (world) => {
        now = world;
        portal.inbox.refusal = world.sms === 'used up' ? 'quota_exhausted' : null;
        if (world.line) portal.browser.mend();
        else portal.browser.cut();
      },
      machine: (go) =>
        smsCountdownMachine.provide({
          actors: {
            recall: fromPromise<Waiting, CodeRequest>(async () => {
              await go();
              if (now.kept && !now.line) throw new ApiError('error_network');
              return { expiresAt: now.kept ? KEPT : null };
            }),
            checkNumber: fromPromise<void, CodeRequest>(async ({ input }) => {
              await go();
              await checkMobile(input.target, '880', TAKEN);
            }),
            proveHuman: fromPromise<string | undefined, CodeRequest>(async () => {
              await go();
              return solveBotCheck();
            }),
            send: fromPromise<SentCode, CodeRequest>(async ({ input }) => {
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
