import { randomUUID } from 'node:crypto';
import { Browser } from '#libs/authentication/login/browser.fixture';
import { addBankAccount, payIn, setPaymentPassword } from '#libs/cashier/withdrawal/withdrawal.fixture';
import { insertRound } from '#libs/games/feed/rounds.fixture';
import type { ValueOf } from '#libs/platform/common/call';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { moveSessions, operatorSession } from '#libs/platform/testing/test-session';
import type { HeldReward, HeldRewardDetail } from '../common/held-rewards.js';
import type { getReferrals } from '../common/referrals.calls.js';
import { publishReferralCampaigns } from './referral.fixture.js';

const HOUR = 3_600_000;

const { db, api } = setUpTestApi({ worker: true, env: { TRUSTED_PROXIES: '127.0.0.1' } });

interface Person {
  id: string;
  account: string;
  token: string;
  browser: Browser;
}
let referrer: Person;
let code: string;
let networks = 0;

beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  referrer = await register();
  const reply = await api.client.get<{ code: string }>('/wps/member/referral-code', referrer.token);
  code = reply.body.value?.code ?? '';
});

/** Somebody in a network that nobody else has. */
const newBrowser = () => {
  networks += 1;
  return new Browser(api, `10.${networks >> 8}.${networks & 255}.7`);
};

async function register(referralCode?: string, browser = newBrowser()): Promise<Person> {
  const { token, member } = await browser.register(undefined, { ...(referralCode && { referralCode }) });
  return { id: member.id, account: member.account, token, browser };
}

const prove = ({ id }: Person) =>
  db.query('update members.member set mobile = $2, mobile_verified_at = now() where id = $1', [
    id,
    `+8801${String(id).padStart(9, '0').slice(-9)}`,
  ]);
const pay = ({ token }: Person, amount: string) => payIn(api.client, token, amount);
const play = ({ id }: Person, taka: number) =>
  insertRound(db, id, { stake: BigInt(taka * 100), at: new Date(Date.now() - 2000) });

/** Who has met everything but the play that is asked for. */
async function friend(browser = newBrowser()): Promise<Person> {
  const person = await register(code, browser);
  await prove(person);
  return person;
}

/** Resolves when no referral waits to be looked at now. */
async function checked(): Promise<void> {
  const waiting = () => db.query('select from rewards.referral where due_at <= now()');
  while ((await waiting()).length > 0) await new Promise(setImmediate);
}

const rewardsOf = async ({ id }: Person) =>
  (
    await db.query<{ status: string; amount: string }>(
      'select status, amount::text from rewards.entitlement where member = $1 order by created_at, id',
      [id],
    )
  ).map(({ status, amount }) => `${status} ${amount}`);
const page = async ({ token }: Person) => {
  const reply = await api.client.get<ValueOf<typeof getReferrals>>(
    '/wps/rewards/referral?language=EN',
    token,
  );
  if (!reply.body.value) throw new Error(reply.text);
  return reply.body.value;
};

describe('with no play and no waiting asked for', () => {
  const open = (change: Parameters<typeof publishReferralCampaigns>[1] = {}) =>
    publishReferralCampaigns(db, { deposit: '500.00', validBet: '0.00', holdHours: 0, ...change });
  /** Somebody who is referred, and has met everything. */
  async function refer(browser = newBrowser()): Promise<Person> {
    const person = await friend(browser);
    await pay(person, '500.00');
    await checked();
    return person;
  }

  const bar = async ({ id }: Person, lift = '') => {
    const path = `/wps/ops/members/${id}/restrictions/no-rewards${lift}`;
    const headers = await operatorSession(db, api.url, 'operator1');
    const reply = await api.client.send(
      'POST',
      path,
      { reason: 'asked for it' },
      { key: randomUUID(), headers },
    );
    expect(reply.status).toBe(200);
  };

  test('gives nothing where the phone is not proved, or the time is over', async () => {
    await open();
    const person = await register(code);
    await pay(person, '500.00');
    await checked();
    expect(await rewardsOf(referrer)).toEqual([]);
    expect((await page(referrer)).list).toMatchObject([
      { state: 'open', steps: { mobile: false, deposit: true } },
    ]);
    await db.query(
      `update rewards.referral set registered_at = registered_at - interval '31 days', due_at = now() where referred = $1`,
      [person.id],
    );
    await checked();
    expect((await page(referrer)).list.map(({ state }) => state)).toEqual(['over']);
    await prove(person);
    await pay(person, '500.00');
    await checked();
    expect(await rewardsOf(person)).toEqual([]);
  });

  test('does not count who came before the campaign was published', async () => {
    const early = await friend();
    await open();
    await db.query(`update rewards.referral set registered_at = registered_at - interval '101 days'`);
    await pay(early, '500.00');
    await checked();
    expect(await rewardsOf(referrer)).toEqual([]);
    expect((await page(referrer)).list.map(({ state }) => state)).toEqual(['none']);
  });

  test('is taken back from both when the deposit is reversed', async () => {
    await open();
    const person = await refer();
    expect([await rewardsOf(referrer), await rewardsOf(person)]).toEqual([
      ['claimable 10000'],
      ['claimable 5000'],
    ]);
    const operator = await operatorSession(db, api.url, 'operator1');
    const [deposit] = await db.query<{ id: string }>('select id from cashier.deposit where member = $1', [
      person.id,
    ]);
    const reply = await api.client.send(
      'POST',
      `/wps/ops/deposits/${deposit?.id}/reversal`,
      { reason: 'chargeback' },
      { key: randomUUID(), headers: operator },
    );
    expect(reply.status).toBe(200);
    expect([await rewardsOf(referrer), await rewardsOf(person)]).toEqual([['closed 10000'], ['closed 5000']]);
    expect((await page(referrer)).list.map(({ state }) => state)).toEqual(['lapsed']);
  });

  test('gives the referrer so many in a month, and each friend its own', async () => {
    await open({ perMonth: 1 });
    const first = await refer();
    const second = await refer();
    expect(await rewardsOf(referrer)).toEqual(['claimable 10000']);
    expect([await rewardsOf(first), await rewardsOf(second)]).toEqual([
      ['claimable 5000'],
      ['claimable 5000'],
    ]);
    expect((await page(referrer)).list.map(({ state }) => state)).toEqual(['none', 'claim']);
  });

  test('gives nothing to who is barred, then or afterwards', async () => {
    await open();
    await bar(referrer);
    const person = await refer();
    expect([await rewardsOf(referrer), await rewardsOf(person)]).toEqual([[], ['claimable 5000']]);
    await bar(referrer, '/lift');
    await db.query('update rewards.referral set due_at = now() where referred = $1', [person.id]);
    await checked();
    expect(await rewardsOf(referrer)).toEqual([]);
  });

  describe('accounts that look alike', () => {
    let operator: Record<string, string>;
    beforeAll(async () => {
      operator = await operatorSession(db, api.url, 'operator1');
    });
    const ops = <Value>(method: string, path: string, body?: object) =>
      api.client.send<Value>(method, `/wps/ops/held-rewards${path}`, body, {
        key: randomUUID(),
        headers: operator,
      });
    const waiting = async ({ account }: Person) =>
      (await ops<{ list: HeldReward[] }>('GET', `?search=${account}`)).body.value?.list ?? [];
    const caseOf = async (person: Person) => {
      const [held] = await waiting(person);
      const { body } = await ops<HeldRewardDetail>('GET', `/${held?.id}`);
      if (!body.value) throw new Error(String(body.message));
      return body.value;
    };
    const alike = async (person: Person) =>
      (await caseOf(person)).referral?.likenesses.map(({ other, kinds }) => [other.account, ...kinds]);

    test('by a device are held until an operator approves both sides', async () => {
      await open();
      const person = await friend(referrer.browser);
      await pay(person, '500.00');
      await checked();
      expect([await rewardsOf(referrer), await rewardsOf(person)]).toEqual([
        ['process 10000'],
        ['process 5000'],
      ]);
      expect((await page(referrer)).list.map(({ state }) => state)).toEqual(['checked']);
      expect(await alike(referrer)).toEqual([[referrer.account, 'device']]);
      const found = await caseOf(referrer);
      expect(found.referral).toMatchObject({
        side: 'referrer',
        together: 1,
        referred: { account: person.account },
      });
      expect((await ops('POST', `/${found.id}/approval`)).status).toBe(200);
      expect([await rewardsOf(referrer), await rewardsOf(person)]).toEqual([
        ['claimable 10000'],
        ['claimable 5000'],
      ]);
      expect(await waiting(referrer)).toEqual([]);
      const again = await ops('POST', `/${found.id}/rejection`, { reason: 'the same person' });
      expect(`${again.status} ${again.body.message}`).toBe('409 error_reward_not_claimable');
    });

    test('by a bank account, its holder or a mail address are held, and refused without telling why', async () => {
      await open();
      await setPaymentPassword(api.client, referrer.token);
      const number = 'BD1234567890123456';
      await addBankAccount(api.client, referrer.token, { number, holder: 'Demo  Member' });
      await db.query('update cashier.bank_account set removed_at = now() where member = $1', [referrer.id]);
      const person = await friend();
      await setPaymentPassword(api.client, person.token);
      await addBankAccount(api.client, person.token, { number, holder: 'demo member' });
      await db.query(`update members.member set email = 'l.otus+1@example.org' where id = $1`, [referrer.id]);
      await db.query(`update members.member set email = 'lotus@example.org' where id = $1`, [person.id]);
      await pay(person, '500.00');
      await checked();
      expect(await alike(person)).toEqual([[referrer.account, 'bank-account', 'holder', 'mail']]);
      const { id } = await caseOf(person);
      const reply = await ops<HeldRewardDetail>('POST', `/${id}/rejection`, { reason: 'the same person' });
      expect(reply.body.value?.status).toBe('rejected');
      expect([await rewardsOf(referrer), await rewardsOf(person)]).toEqual([
        ['rejected 10000'],
        ['rejected 5000'],
      ]);
      const own = JSON.stringify(await page(person));
      expect(own).toContain('refused');
      expect(own).not.toContain('same person');
    });

    test('by a range of addresses are held from the third one on', async () => {
      await open();
      const at = (last: number) => new Browser(api, `192.0.2.${last}`);
      const [first, second] = [await refer(at(1)), await refer(at(2))];
      const third = await refer(at(3));
      const others = await refer();
      expect([
        await rewardsOf(first),
        await rewardsOf(second),
        await rewardsOf(third),
        await rewardsOf(others),
      ]).toEqual([['claimable 5000'], ['claimable 5000'], ['process 5000'], ['claimable 5000']]);
      expect(await alike(third)).toEqual([
        [first.account, 'address'],
        [second.account, 'address'],
      ]);
    });

    test('close with a bar, and cannot be approved without a budget', async () => {
      const { referrers } = await open();
      const twin = await register(code, referrer.browser);
      await prove(twin);
      await pay(twin, '500.00');
      await checked();
      const held = await waiting(referrer);
      await db.query(`update rewards.campaign set spent = 9999999 where id = $1`, [referrers]);
      const reply = await ops('POST', `/${held[0]?.id}/approval`);
      expect(`${reply.status} ${reply.body.message}`).toBe('422 error_campaign_budget_spent');
      expect(await rewardsOf(twin)).toEqual(['process 5000']);
      await bar(twin);
      expect(await rewardsOf(twin)).toEqual(['closed 5000']);
    });
  });
});

// The last one, since it moves the clock of the programs.
test('rewards both sides at once when everything is met, and shows the way to it', async () => {
  await publishReferralCampaigns(db, { deposit: '500.00', validBet: '1000.00', holdHours: 1 });
  const open = api.client.socket(referrer.token);
  await open.ready;
  const person = await register(code);
  await open.waitFor('referral.changed');
  expect((await page(referrer)).offers).toMatchObject([
    { side: 'referrer', amount: '100.00', kind: 'bonus' },
    { side: 'referred', amount: '50.00', kind: 'bonus' },
  ]);
  const steps = async () => (await page(referrer)).list.map((each) => each.steps);
  expect(await steps()).toEqual([{ mobile: false, deposit: false, standsFrom: null, play: false }]);
  await prove(person);
  await pay(person, '499.99');
  await play(person, 1000);
  const socket = api.client.socket(referrer.token);
  await socket.ready;
  while ((await steps())[0]?.play !== true) await new Promise(setImmediate);
  expect(await steps()).toEqual([{ mobile: true, deposit: false, standsFrom: null, play: true }]);
  await pay(person, '500.00');
  await checked();
  expect((await steps())[0]?.standsFrom).toEqual(expect.any(String));
  expect(await page(person)).toMatchObject({ own: { state: 'open', bet: '1000.00' }, list: [], total: 0 });
  expect(await rewardsOf(person)).toEqual([]);
  await api.advance(HOUR);
  await moveSessions(db, HOUR);
  await socket.waitFor('reward.changed');
  expect(await rewardsOf(referrer)).toEqual(['claimable 10000']);
  expect(await rewardsOf(person)).toEqual(['claimable 5000']);
  const { list, rewarded, total } = await page(referrer);
  expect([list.map(({ state, name }) => [state, name]), rewarded, total]).toEqual([
    [['claim', `${person.account.slice(0, 2)}***${person.account.slice(-1)}`]],
    0,
    1,
  ]);
  expect((await page(person)).own?.state).toBe('claim');
});
