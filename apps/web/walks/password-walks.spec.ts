import { createHash, randomUUID } from 'node:crypto';
import { fromPromise } from 'xstate';
import { changePassword } from '#libs/authentication/common/password.calls';
import { logout, type SessionValue, type StepUpValue } from '#libs/authentication/common/session.calls';
import {
  type MachineModel,
  machineWalks,
  type Outcome,
  walkMachine,
} from '#libs/platform/testing/machine-walks';
import { type Registered, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { sendLoginCode } from '#libs/verification/common/verification.calls';
import { ApiError } from '../src/data/calls/api-error';
import { callApi } from '../src/data/calls/call-api';
import { solveBotCheck } from '../src/features/human-check/shared/solve-bot-check';
import {
  type PasswordChange,
  passwordChangeMachine,
} from '../src/features/password-change/password-change.machine';
import { askForLink, resetWithCode, resetWithLink } from '../src/features/recovery/recovery.api';
import {
  type CodeReset,
  type LinkRequest,
  type LinkReset,
  recoveryMachine,
} from '../src/features/recovery/recovery.machine';
import { setUpPortal } from './portal.fixture';

const NEW = 'Dry-Season-43';
const WRONG = 'Some-other-words-1';
const RIGHT_CODE = 'the code that was sent';

const portal = setUpPortal({ withInbox: true });
let member: Registered;
let mobile: string;
let members = 0;

beforeEach(async () => {
  member = await portal.api.client.register();
  members += 1;
  mobile = `0171${String(1_000_000 + members)}`;
  await portal.db.query(
    `update members.member set mobile = $2, mobile_verified_at = registered_at, email = 'walker@mail.example'
     where id = $1`,
    [member.id, `+88${mobile}`],
  );
  portal.browser.mend();
});

const failed = (code: string, value?: unknown): Outcome => ({ failed: new ApiError(code, { value }) });
const done: Outcome = { done: undefined };
const shows = ({ refusal }: Record<string, unknown>) => (refusal as ApiError | null)?.code;
const happening = (name: string, event: { type: string; [field: string]: unknown }) => ({
  name,
  event: () => event,
});

/** Whether the line to the server is there. */
interface World {
  line: boolean;
}
const setWorld = async ({ line }: World) => (line ? portal.browser.mend() : portal.browser.cut());
const cut = { name: 'the line is cut', after: () => ({ line: false }) };

const formOf = (oldPassword: string) => ({ oldPassword, newPassword: NEW, confirmNewPassword: NEW });
const changeModel: MachineModel<World> = {
  input: { heldPassword: null },
  world: { line: true },
  shows,
  steps: [
    happening('the right old password', { type: 'SUBMIT', form: formOf(TEST_PASSWORD) }),
    happening('a wrong one', { type: 'SUBMIT', form: formOf(WRONG) }),
    happening('typing', { type: 'EDIT' }),
    happening('leaving', { type: 'LEAVE' }),
    cut,
  ],
  outcomes: {
    change: ({ form }, { line }) => {
      if (!line) return failed('error_network');
      const { oldPassword } = form as PasswordChange;
      return oldPassword === TEST_PASSWORD ? done : failed('error_password_wrong');
    },
    leave: (_, { line }) => (line ? done : failed('error_network')),
  },
};

test.each(machineWalks(passwordChangeMachine, changeModel))(
  'a change of the password, by the shortest way: $goals',
  async (walk) => {
    const { token } = member;
    const differences = await walkMachine(changeModel, walk, {
      setWorld,
      machine: (go) =>
        passwordChangeMachine.provide({
          actors: {
            change: fromPromise<void, PasswordChange>(async ({ input }) => {
              await go();
              await callApi(changePassword, input, { token });
            }),
            leave: fromPromise<void>(async () => {
              await go();
              await callApi(logout, {}, { token });
            }),
          },
        }),
    });
    expect(differences).toEqual([]);
  },
);

/** What is so when a password is to be recovered. */
interface Loss extends World {
  link: 'good' | 'old';
  authenticator: boolean;
}

const challenge: StepUpValue = { challengeId: 'c', methods: [] };

const recoveryModel: MachineModel<Loss> = {
  input: { tab: 'mobile', token: 'a token' },
  world: { line: true, link: 'good', authenticator: false },
  shows,
  steps: [
    happening('by mail', { type: 'TAB', tab: 'email' }),
    happening('an address', { type: 'ASK', request: { username: 'walker', email: 'walker@mail.example' } }),
    happening('the right code', { type: 'RESET', reset: { verificationCode: RIGHT_CODE } }),
    happening('a wrong code', { type: 'RESET', reset: { verificationCode: '000000' } }),
    happening('a password', { type: 'SET', newPassword: NEW }),
    happening('a common password', { type: 'SET', newPassword: 'password1' }),
    happening('typing', { type: 'EDIT' }),
    happening('again', { type: 'AGAIN' }),
    { name: 'the line is cut', after: (world) => ({ ...world, line: false }) },
    { name: 'the link is used', after: (world) => ({ ...world, link: 'old' }) },
    { name: 'an authenticator is on', after: (world) => ({ ...world, authenticator: true }) },
    happening('proved', { type: 'VERIFIED', session: { token: 't' } }),
    happening('given up', { type: 'NOT_VERIFIED', refusal: null }),
    happening('no try left', { type: 'NOT_VERIFIED', refusal: new ApiError('error_challenge_ended') }),
  ],
  outcomes: {
    askLink: (_, { line }) => (line ? done : failed('error_network')),
    resetByCode: ({ codeReset }, { line, authenticator }) => {
      if (!line) return failed('error_network');
      const { verificationCode } = codeReset as CodeReset;
      if (verificationCode !== RIGHT_CODE) return failed('error_code_wrong');
      return authenticator ? failed('error_verification_required', challenge) : { done: { token: 't' } };
    },
    resetByLink: ({ newPassword }, { line, link, authenticator }) => {
      if (!line) return failed('error_network');
      if (link === 'old') return failed('error_reset_link_invalid');
      if (newPassword !== NEW) return failed('error_invalid_input');
      return authenticator ? failed('error_verification_required', challenge) : done;
    },
  },
};

/** A link as the mail of a recovery has it. */
async function sentLink(): Promise<string> {
  const token = randomUUID();
  await portal.db.query(
    `insert into authentication.reset_link (id, member, email, address, token_hash, created_at, expires_at)
     select $1, id, email, '127.0.0.1', $3, registered_at, registered_at + interval '30 minutes'
     from members.member where id = $2`,
    [randomUUID(), member.id, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Past the calls that do it. Nothing of it is asked for before the codes of this walk are proved. */
const switchAuthenticatorOn = () =>
  portal.db.query(
    `insert into authentication.totp (member, sealed_secret, created_at, confirmed_at) values ($1, 'none', now(), now())
     on conflict do nothing`,
    [member.id],
  );

/** The code that the member's number was sent, once a walk. */
async function sentCode(): Promise<string> {
  await callApi(sendLoginCode, { mobileNum: mobile, purpose: 'recovery', botCheck: await solveBotCheck() });
  const { text } = await portal.inbox.take(`+88${mobile}`);
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

test.each(machineWalks(recoveryMachine, recoveryModel))(
  'a recovery, by the shortest way: $goals',
  async (walk) => {
    const [token, code] = [await sentLink(), await sentCode()];
    const differences = await walkMachine(recoveryModel, walk, {
      setWorld: async ({ line, link, authenticator }) => {
        await setWorld({ line });
        if (authenticator) await switchAuthenticatorOn();
        const used = 'update authentication.reset_link set used_at = created_at where member = $1';
        if (link === 'old') await portal.db.query(used, [member.id]);
      },
      machine: (go) =>
        recoveryMachine.provide({
          actors: {
            askLink: fromPromise<void, LinkRequest>(async ({ input }) => {
              await go();
              await askForLink(input);
            }),
            resetByCode: fromPromise<SessionValue, CodeReset>(async ({ input: { verificationCode } }) => {
              await go();
              const typed = verificationCode === RIGHT_CODE ? code : verificationCode;
              return resetWithCode({ mobileNum: mobile, verificationCode: typed, newPassword: NEW });
            }),
            resetByLink: fromPromise<void, LinkReset>(async ({ input: { newPassword } }) => {
              await go();
              await resetWithLink({ token, newPassword });
            }),
          },
        }),
    });
    expect(differences).toEqual([]);
  },
);
