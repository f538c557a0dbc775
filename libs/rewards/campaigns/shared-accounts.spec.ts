import { randomUUID } from 'node:crypto';
import { Browser } from '#libs/authentication/login/browser.fixture';
import { addBankAccount, setPaymentPassword } from '#libs/cashier/withdrawal/withdrawal.fixture';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { CampaignTerms } from '../common/campaign.js';
import { publishCampaign } from './campaign.fixture.js';

const { db, api } = setUpTestApi({ worker: true, env: { TRUSTED_PROXIES: '127.0.0.1' } });
let networks = 0;

beforeEach(() => db.query(`update rewards.campaign set status = 'ended'`));

/** Each member who has registered gets it once. */
const open = (oncePer: CampaignTerms['eligibility']['oncePer']) =>
  publishCampaign(db, { trigger: { on: 'verified' }, eligibility: { oncePer } });
async function register(browser?: Browser) {
  networks += 1;
  const own = browser ?? new Browser(api, `10.1.${networks}.7`);
  const { member, token } = await own.register();
  return { ...member, token, browser: own };
}
/** As the worker finds it when a number was proved. */
async function prove(...ids: string[]): Promise<void> {
  await db.query(
    `insert into rewards.signal (brand, member, kind, at) select 'mela', id, 'verified', now() from unnest($1::bigint[]) id`,
    [ids],
  );
  while ((await db.query('select from rewards.signal')).length > 0) await new Promise(setImmediate);
}
const receivers = async (campaign: string) =>
  (
    await db.query<{ member: string }>(
      'select member::text from rewards.entitlement where campaign = $1 order by member',
      [campaign],
    )
  ).map(({ member }) => member);

test('accounts that were in one browser get it once, however many come at the same moment', async () => {
  const first = await register();
  const others = [await register(first.browser), await register(first.browser)];
  const stranger = await register();
  const campaign = await open(['device']);
  await prove(first.id, ...others.map(({ id }) => id), stranger.id);
  const given = await receivers(campaign);
  expect(given).toHaveLength(2);
  expect(given).toContain(stranger.id);
  const free = await open([]);
  await prove(first.id, ...others.map(({ id }) => id));
  expect(await receivers(free)).toHaveLength(3);
});

test('accounts that had one bank account get it once, also where it was removed', async () => {
  const number = 'BD9876543210123456';
  const [first, second] = [await register(), await register()];
  for (const { token, id } of [first, second]) {
    await setPaymentPassword(api.client, token);
    expect((await addBankAccount(api.client, token, { number })).status).toBe(200);
    await db.query('update cashier.bank_account set removed_at = now() where member = $1', [id]);
  }
  const campaign = await open(['bank-account']);
  await prove(first.id);
  await prove(second.id);
  expect(await receivers(campaign)).toEqual([first.id]);
  const byDevice = await open(['device']);
  await prove(first.id, second.id);
  expect(await receivers(byDevice)).toHaveLength(2);
});

test('accounts that came from one network get it once, by whatever address of it they registered', async () => {
  const at = (address: string) => register(new Browser(api, address));
  const first = await at('203.0.113.4');
  const same = await at('::ffff:203.0.113.250');
  const next = await at('203.0.114.4');
  const [six, sameSix, otherSix] = [
    await at('2001:db8:1:2::1'),
    await at('2001:db8:1:2:ffff::9'),
    await at('2001:db8:1:3::1'),
  ];
  const campaign = await open(['address']);
  await prove(first.id);
  await prove(same.id);
  await prove(next.id, six.id);
  await prove(sameSix.id, otherSix.id);
  expect(await receivers(campaign)).toEqual([first.id, next.id, six.id, otherSix.id]);
});

test('an address counts of the first four sessions alone', async () => {
  const [first, second] = [await register(), await register()];
  const campaign = await open(['address']);
  const visit = (address: string) =>
    db.query(
      `insert into authentication.session (id, token_hash, person, role, brand, address, user_agent, method, started_at, seen_at, expires_at)
       select $2, decode(md5(random()::text), 'hex'), $1, 'member', 'mela', $3, 'test', 'password', now(), now(), now()`,
      [second.id, randomUUID(), address],
    );
  for (const address of ['10.9.1.1', 'demonstration', '10.9.3.1', first.browser.address])
    await visit(address);
  await prove(first.id);
  await prove(second.id);
  expect(await receivers(campaign)).toEqual([first.id, second.id]);
});

test('an application keeps the other accounts of one browser away until it is rejected', async () => {
  const first = await register();
  const second = await register(first.browser);
  const campaign = await publishCampaign(db, {
    trigger: { on: 'manual' },
    giving: { application: { tries: 3, images: 'none' } },
    eligibility: { oncePer: ['device'] },
  });
  const apply = async ({ token }: { token: string }) => {
    const path = `/wps/rewards/promotions/${campaign}/application`;
    const { status, body } = await api.client.send(
      'POST',
      path,
      { comment: 'me' },
      { token, key: randomUUID() },
    );
    return status === 200 ? 'ok' : `${status} ${body.message}`;
  };
  expect([await apply(first), await apply(second)]).toEqual(['ok', '422 error_not_eligible']);
  await db.query(`update rewards.entitlement set status = 'rejected' where campaign = $1`, [campaign]);
  expect([await apply(second), await apply(first)]).toEqual(['ok', '422 error_not_eligible']);
});
