import { Member, Members } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Events } from '#libs/platform/events/events';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import type { Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { startTestApi } from '#libs/platform/testing/test-program';
import { OperatorChanges } from '../operators/operator-changes.js';
import { Session } from '../sessions/session.entity.js';
import { SessionOpenings } from '../sessions/session-openings.js';
import { Sessions } from '../sessions/sessions.service.js';
import { closeTrial } from './trial.job-definitions.js';
import { TrialJobs } from './trial.jobs.js';

const PATH = '/wps/session/login/freeplay';
const HOUR_MS = 3_600_000;

interface Trial {
  token: string;
  member: { id: string; account: string; type: number };
}

const { db, api, parts } = setUpTestApi({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  settings: { 'identity.freePlay': { perAddressDay: 5 } },
  parts: [Member, Session],
});
let addresses = 0;

function anAddress(): string {
  addresses += 1;
  return `198.51.100.${addresses}`;
}
const tokenFor = async (method: string, path: string) => (await api.client.seal(method, path, {})).payload;
async function ask(changes: object = {}, address = anAddress(), at = api): Promise<Reply> {
  const body = { os: 'Linux', platform: 'W', version: 3, token: await tokenFor('POST', PATH), ...changes };
  return at.client.send('POST', PATH, body, { headers: { 'x-forwarded-for': address } });
}
const begin = async () => (await ask()).body.value as Trial;
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const stateOf = async (id: string) =>
  (await db.query<{ status: string }>('select status from members.member where id = $1', [id]))[0]?.status;

test('a guest gets a trial account with play money, and the ledger still sums to zero', async () => {
  const reply = await ask();
  expect(reply.body.value).toMatchObject({
    firstTimeLogin: true,
    passwordExpired: false,
    member: { type: 4 },
  });
  const { token, member } = reply.body.value as Trial;
  expect(member.account).toMatch(/^trial\d{9}$/);
  expect((await api.client.get('/wps/member/info', token)).body.value).toMatchObject({
    type: 4,
    balance: '10000.00',
    currency: 'XTS',
    currencySymbol: '¤',
  });
  const sums = await db.query('select currency from ledger.posting group by 1 having sum(amount) <> 0');
  expect(sums).toEqual([]);
  const [row] = await db.query(
    `select password_hash, round(extract(epoch from closes_at - registered_at) / 3600)::int as hours
     from members.member where id = $1`,
    [member.id],
  );
  expect(row).toMatchObject({ password_hash: null, hours: 24 });
  const acts = await db.query('select action from platform.audit where actor = $1 order by id', [
    `member ${member.id}`,
  ]);
  expect(acts).toEqual([{ action: 'trial.opened' }, { action: 'session.started' }]);
});

test('a trial account does nothing that members do', async () => {
  const { token } = await begin();
  const deposit = { method: 'bank', amount: '500.00' };
  expect(outcome(await api.client.get('/wps/cashier/withdrawal-options', token))).toBe(
    '403 error_in_need_true_account',
  );
  expect(
    outcome(await api.client.send('POST', '/wps/cashier/deposits', deposit, { token, key: 'a-key-of-mine' })),
  ).toBe('403 error_in_need_true_account');
});

test('the token is good for this call, once', async () => {
  const before = await db.query('select id from members.member');
  expect(outcome(await ask({ token: 'no token' }))).toBe('400 error_encryption_invalid');
  expect(outcome(await ask({ token: await tokenFor('POST', '/wps/session/login') }))).toBe(
    '400 error_encryption_invalid',
  );
  expect(await db.query('select id from members.member')).toEqual(before);
  const token = await tokenFor('POST', PATH);
  expect(outcome(await ask({ token }))).toBe('200 null');
  expect(outcome(await ask({ token }))).toBe('400 error_encryption_replayed');
});

test('an address begins five in a day, also of many at once; what is refused does not count', async () => {
  const address = anAddress();
  expect((await ask({ token: 'no token' }, address)).status).toBe(400);
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask({}, address)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const late = replies.find(({ status }) => status !== 200);
  expect(late && outcome(late)).toBe('429 error_free_play_limit');
  expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask()).status).toBe(200);
});

test('a brand without free play has none', async () => {
  const set = (value: string) =>
    db.query(
      `update site.brand set settings = jsonb_set(settings, '{whitelabel,FREEPLAY}', to_jsonb($1::text))`,
      [value],
    );
  await set('0');
  const closed = await startTestApi({ databaseUrl: db.url });
  expect(outcome(await ask({}, anAddress(), closed))).toBe('422 error_not_enabled');
  await Promise.all([closed.stop(), set('1')]);
});

test('after a day it is closed with its sessions, and kept', async () => {
  const { token, member } = await begin();
  const [due, handlers] = closing();
  const close = () => handlers.run(closeTrial.name, { member: member.id });
  await close();
  expect(await stateOf(member.id)).toBe('active');
  await parts.clock.advance(24 * HOUR_MS + 1000);
  expect((await due()).map(({ payload }) => payload)).toContainEqual({ member: member.id });
  await Promise.all([close(), close()]);
  expect(await stateOf(member.id)).toBe('closed');
  const ended = await db.query('select end_reason from authentication.session where person = $1', [
    member.id,
  ]);
  expect(ended).toEqual([{ end_reason: 'expired' }]);
  expect((await api.client.get('/wps/member/info', token)).status).toBe(401);
  const acts = await db.query(
    `select action, actor from platform.audit where action = 'trial.closed' and subject = $1
       or action = 'session.ended' and subject in (select 'session ' || id from authentication.session where person = $2)
     order by id`,
    [`member ${member.id}`, member.id],
  );
  expect(acts).toEqual([
    { action: 'session.ended', actor: 'system' },
    { action: 'trial.closed', actor: 'system' },
  ]);
  expect((await due()).map(({ payload }) => payload)).not.toContainEqual({ member: member.id });
});

/** The job that closes, and what it finds due. */
function closing() {
  const { database, clock, wakeUps } = parts;
  const audit = new Audit(database, clock);
  const handlers = new JobHandlers();
  const waiter = { watch: (source: { due: typeof due }) => (due = source.due) };
  let due = async (_: Date): Promise<{ payload: unknown }[]> => [];
  const sessions = new Sessions(
    database,
    clock,
    wakeUps,
    audit,
    new OperatorChanges(),
    new SessionOpenings(),
  );
  new TrialJobs(
    database,
    new Members(database, clock, new Events(database), audit),
    audit,
    sessions,
    handlers,
    waiter as never,
  ).onModuleInit();
  return [() => due(clock.now()), handlers] as const;
}
