import { randomBytes } from 'node:crypto';
import { fromPromise } from 'xstate';
import type { SessionValue } from '#libs/identity/common/session.calls';
import {
  type MachineModel,
  machineWalks,
  type Outcome,
  walkMachine,
} from '#libs/platform/testing/machine-walks';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { ApiRefusal } from '../src/api/refusal';
import { gateMachine } from '../src/features/gate/gate.machine';
import { solveBotCheck } from '../src/features/human-check/solve-bot-check';
import { openAccount, unknownInviters } from '../src/features/registration/registration.api';
import {
  type InvitationField,
  type RegistrationOrder,
  type RegistrationProof,
  registrationMachine,
} from '../src/features/registration/registration.machine';
import { queryClient } from '../src/features/session/query-client';
import { beginSession, endSession } from '../src/features/session/session-store';
import { type Visitor, whoIsHere } from '../src/features/session/visitor';
import { type Browser, openBrowser } from './browser.fixture';
import { readCaptcha } from './captcha.fixture';

const TAKEN = 'walker';
/** Stands for a name that nobody has, and for the signs of an image that is drawn when the form is sent. */
const NEW = 'new';
const INVITATION = 'WALK234567';
const ADDRESS = '127.0.0.1';
const FREE_PER_HOUR = 200;

/** What is so when the next effect runs. */
interface World {
  line: boolean;
  /** Many have registered from this address: the server wants captcha and proof of work. */
  crowded: boolean;
  /** What the third party says of the number. */
  phone: 'proved' | 'refused';
}

let db: TestDatabase;
let api: TestApi;
let browser: Browser;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{identity,registration,freePerAddressHour}', $1)`,
    [String(FREE_PER_HOUR)],
  );
  api = await startTestApi({ databaseUrl: db.url });
  const { id } = await api.client.register(TAKEN);
  await db.query('update identity.member set type = 1 where id = $1', [id]);
  await db.query(
    `insert into identity.invitation (brand, code, upline, type, created_at) values ('mela', $1, $2, 0, now())`,
    [INVITATION, id],
  );
  browser = openBrowser(api.url);
});
afterAll(async () => {
  browser.close();
  await api.stop();
  await db.drop();
});

const failed = (code: string): Outcome => ({ failed: new ApiRefusal(code) });
const shows = ({ refusal }: Record<string, unknown>) => (refusal as ApiRefusal | null)?.code;
const is = <W>(change: Partial<W>) => ({
  name: JSON.stringify(change),
  after: (world: W): W => ({ ...world, ...change }),
});
const happens = (type: string) => ({ name: type, event: () => ({ type }) });

const fields = {
  username: NEW,
  password: TEST_PASSWORD,
  confirmPassword: TEST_PASSWORD,
  terms: true,
  age: true,
};
const plain: RegistrationOrder = {
  mode: 'username',
  fields,
  invitations: [],
  botCheck: false,
  phoneCheck: null,
};
const sending = (name: string, change: Partial<RegistrationOrder>) => ({
  name,
  event: () => ({ type: 'SUBMIT', order: { ...plain, ...change } }),
});

/** What the server says to a form, with what was proved for it. */
function answerTo({ fields: form }: RegistrationOrder, proof: RegistrationProof, world: World): Outcome {
  if (!world.line) return failed('error_network');
  // The brand takes no tokens of a third party.
  if (proof.idToken) return failed('error_invalid_input');
  if (world.crowded && !form.captcha) return failed('error_captcha_required');
  if (world.crowded && !proof.botCheck) return failed('error_bot_check_required');
  return form.username === TAKEN ? failed('error_account_taken') : { done: { token: 't' } };
}

const model: MachineModel<World> = {
  world: { line: true, crowded: false, phone: 'proved' },
  shows,
  steps: [
    sending('a new name', {}),
    sending('a taken name', { fields: { ...fields, username: TAKEN } }),
    sending('invited', { fields: { ...fields, referralCode: INVITATION }, invitations: ['referralCode'] }),
    sending('invited by nobody', {
      fields: { ...fields, referralCode: 'NOBODY2345' },
      invitations: ['referralCode'],
    }),
    sending('with a proof of work', { botCheck: true }),
    sending('with a captcha', { fields: { ...fields, captcha: NEW } }),
    sending('with a third party', { phoneCheck: { address: 'https://numbers.example/', state: 's' } }),
    ...['EDIT', 'CONFIRM', 'CANCEL'].map(happens),
    is<World>({ line: false }),
    is<World>({ crowded: true }),
    is<World>({ phone: 'refused' }),
  ],
  outcomes: {
    checkInvitations: ({ order }, { line }) => {
      const { fields: form, invitations } = order as RegistrationOrder;
      if (!line) return failed('error_network');
      return { done: form.referralCode === INVITATION ? [] : invitations };
    },
    proveBrowser: (_, { line }) => (line ? { done: 'solved' } : failed('error_network')),
    provePhone: (_, { phone }) => (phone === 'proved' ? { done: 'token' } : failed('error_sms_quota')),
    submit: ({ order, proof }, world) =>
      answerTo(order as RegistrationOrder, proof as RegistrationProof, world),
  },
};

async function become({ line, crowded }: World): Promise<void> {
  if (line) browser.mend();
  else browser.cut();
  const key = `mela registration ${ADDRESS}`;
  await db.query('delete from platform.limit_hit where key = $1', [key]);
  if (crowded)
    await db.query(
      `insert into platform.limit_hit (key, at)
       select $1, now() + offset_ms * interval '1 millisecond' from platform.clock, generate_series(1, $2)`,
      [key, FREE_PER_HOUR],
    );
}

/** A form as it is sent: under a name of its own, with an image whose signs are known. */
async function filled(order: RegistrationOrder): Promise<RegistrationOrder> {
  const { username, captcha } = order.fields;
  return {
    ...order,
    fields: {
      ...order.fields,
      ...(username === NEW && { username: `w${randomBytes(6).toString('hex')}` }),
      ...(captcha === NEW && (await readCaptcha(db))),
    },
  };
}

test.each(machineWalks(registrationMachine, model))(
  'registration, by the shortest way: $goals',
  async (walk) => {
    let world = model.world;
    const differences = await walkMachine(model, walk, {
      become: (next) => {
        world = next;
        return become(next);
      },
      machine: (go) =>
        registrationMachine.provide({
          actors: {
            checkInvitations: fromPromise<InvitationField[], RegistrationOrder | null>(async ({ input }) => {
              await go();
              return unknownInviters(input as RegistrationOrder);
            }),
            proveBrowser: fromPromise<string>(async () => {
              await go();
              return solveBotCheck();
            }),
            provePhone: fromPromise<string, RegistrationOrder | null>(async () => {
              await go();
              if (world.phone === 'refused') throw new ApiRefusal('error_sms_quota');
              return 'token';
            }),
            submit: fromPromise<SessionValue, { order: RegistrationOrder | null; proof: RegistrationProof }>(
              async ({ input: { order, proof } }) => {
                await go();
                return openAccount(await filled(order as RegistrationOrder), proof);
              },
            ),
          },
        }),
    });
    expect(differences).toEqual([]);
  },
);

/** Who stands at the gate. */
interface Standing {
  who: Visitor | 'ended';
  line: boolean;
}

const gateModel: MachineModel<Standing> = {
  world: { who: 'member', line: true },
  shows,
  steps: [
    ...['RETRY', 'CONFIRM', 'DISMISS'].map(happens),
    is<Standing>({ who: 'guest' }),
    is<Standing>({ who: 'trial' }),
    is<Standing>({ who: 'ended' }),
    is<Standing>({ line: false }),
    is<Standing>({ line: true }),
  ],
  outcomes: {
    look: (_, { who, line }) => {
      if (who === 'guest') return { done: 'guest' };
      if (!line) return failed('error_network');
      return who === 'ended' ? failed('error_session_ended') : { done: who };
    },
  },
};

async function stand({ who, line }: Standing): Promise<void> {
  browser.mend();
  endSession('logout');
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  if (who === 'guest') return;
  const { id, account, token } = await api.client.register();
  if (who === 'trial') await db.query('update identity.member set type = 4 where id = $1', [id]);
  if (who === 'ended') await api.client.send('DELETE', '/wps/session/logout', undefined, { token });
  beginSession(who === 'trial' ? (await api.client.login(account)).token : token);
  if (!line) browser.cut();
}

test.each(machineWalks(gateMachine, gateModel))('the gate, by the shortest way: $goals', async (walk) => {
  const differences = await walkMachine(gateModel, walk, {
    become: stand,
    machine: (go) =>
      gateMachine.provide({
        actors: {
          look: fromPromise<Visitor>(async () => {
            await go();
            return whoIsHere();
          }),
        },
      }),
  });
  expect(differences).toEqual([]);
});
