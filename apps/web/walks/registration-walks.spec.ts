import { randomBytes } from 'node:crypto';
import { fromPromise } from 'xstate';
import type { SessionValue } from '#libs/authentication/common/session.calls';

import {
  type MachineModel,
  machineWalks,
  type Outcome,
  walkMachine,
} from '#libs/platform/testing/machine-walks';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { queryClient } from '../src/data/cache/query-client';
import { ApiError } from '../src/data/calls/api-error';
import { beginSession, endSession } from '../src/data/session/session-store';
import { type Visitor, whoIsHere } from '../src/data/session/visitor';
import { gateMachine } from '../src/features/gate/gate.machine';
import { solveBotCheck } from '../src/features/human-check/shared/solve-bot-check';
import { openAccount, unknownInviters } from '../src/features/registration/registration.api';
import {
  type InvitationField,
  type RegistrationProof,
  type RegistrationRequest,
  registrationMachine,
} from '../src/features/registration/registration.machine';
import { readCaptcha } from './captcha.fixture';
import { setUpPortal } from './portal.fixture';

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

const portal = setUpPortal({
  prepare: (db) =>
    db.query(
      `update site.brand set settings = jsonb_set(settings, '{identity,registration,freePerAddressHour}', $1)`,
      [String(FREE_PER_HOUR)],
    ),
});

beforeAll(async () => {
  const { id } = await portal.api.client.register(TAKEN);
  await portal.db.query('update members.member set type = 1 where id = $1', [id]);
  await portal.db.query(
    `insert into members.invitation (brand, code, upline, referrer, type, created_at) values ('mela', $1, $2, $2, 0, now())`,
    [INVITATION, id],
  );
});

const failed = (code: string): Outcome => ({ failed: new ApiError(code) });
const shows = ({ refusal }: Record<string, unknown>) => (refusal as ApiError | null)?.code;
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
const plain: RegistrationRequest = {
  mode: 'username',
  fields,
  invitations: [],
  botCheck: false,
  phoneCheck: null,
};
const sending = (name: string, change: Partial<RegistrationRequest>) => ({
  name,
  event: () => ({ type: 'SUBMIT', request: { ...plain, ...change } }),
});

/** What the server says to a form, with what was proved for it. */
function answerTo({ fields: form }: RegistrationRequest, proof: RegistrationProof, world: World): Outcome {
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
    checkInvitations: ({ request }, { line }) => {
      const { fields: form, invitations } = request as RegistrationRequest;
      if (!line) return failed('error_network');
      return { done: form.referralCode === INVITATION ? [] : invitations };
    },
    proveBrowser: (_, { line }) => (line ? { done: 'solved' } : failed('error_network')),
    provePhone: (_, { phone }) => (phone === 'proved' ? { done: 'token' } : failed('error_sms_quota')),
    submit: ({ request, proof }, world) =>
      answerTo(request as RegistrationRequest, proof as RegistrationProof, world),
  },
};

async function setWorld({ line, crowded }: World): Promise<void> {
  if (line) portal.browser.mend();
  else portal.browser.cut();
  const key = `mela registration ${ADDRESS}`;
  await portal.db.query('delete from platform.limit_hit where key = $1', [key]);
  if (crowded)
    await portal.db.query(
      `insert into platform.limit_hit (key, at)
       select $1, now() + offset_ms * interval '1 millisecond' from platform.clock, generate_series(1, $2)`,
      [key, FREE_PER_HOUR],
    );
}

/** A form as it is sent: under a name of its own, with an image whose signs are known. */
async function filled(request: RegistrationRequest): Promise<RegistrationRequest> {
  const { username, captcha } = request.fields;
  return {
    ...request,
    fields: {
      ...request.fields,
      ...(username === NEW && { username: `w${randomBytes(6).toString('hex')}` }),
      ...(captcha === NEW && (await readCaptcha(portal.db))),
    },
  };
}

test.each(machineWalks(registrationMachine, model))(
  'registration, by the shortest way: $goals',
  async (walk) => {
    let world = model.world;
    const differences = await walkMachine(model, walk, {
      setWorld: (next) => {
        world = next;
        return setWorld(next);
      },
      machine: (go) =>
        registrationMachine.provide({
          actors: {
            checkInvitations: fromPromise<InvitationField[], RegistrationRequest | null>(
              async ({ input }) => {
                await go();
                return unknownInviters(input as RegistrationRequest);
              },
            ),
            proveBrowser: fromPromise<string>(async () => {
              await go();
              return solveBotCheck();
            }),
            provePhone: fromPromise<string, RegistrationRequest | null>(async () => {
              await go();
              if (world.phone === 'refused') throw new ApiError('error_sms_quota');
              return 'token';
            }),
            submit: fromPromise<
              SessionValue,
              { request: RegistrationRequest | null; proof: RegistrationProof }
            >(async ({ input: { request, proof } }) => {
              await go();
              return openAccount(await filled(request as RegistrationRequest), proof);
            }),
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
  portal.browser.mend();
  endSession('logout');
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  if (who === 'guest') return;
  const { id, account, token } = await portal.api.client.register();
  if (who === 'trial') await portal.db.query('update members.member set type = 4 where id = $1', [id]);
  if (who === 'ended') await portal.api.client.send('DELETE', '/wps/session/logout', undefined, { token });
  beginSession(who === 'trial' ? (await portal.api.client.login(account)).token : token);
  if (!line) portal.browser.cut();
}

test.each(machineWalks(gateMachine, gateModel))('the gate, by the shortest way: $goals', async (walk) => {
  const differences = await walkMachine(gateModel, walk, {
    setWorld: stand,
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
