import { LedgerChecks } from '#libs/ledger/index';
import type { Registered } from '#libs/platform/testing/portal-client';
import { TransitCheck, VendorWalletCheck } from './house-checks.js';
import { TransferTestbed } from './transfer.fixture.js';
import { createTransferServices, type TransferServices } from './transfer-services.fixture.js';

const UNIT = 100_000;

let testbed: TransferTestbed;
let services: TransferServices;
let member: Registered;

beforeAll(async () => {
  testbed = await TransferTestbed.open();
  services = await createTransferServices(testbed);
});
afterAll(async () => {
  await services.parts.close();
  await testbed.close();
});
/** A member with 500 at the vendor. */
beforeEach(async () => {
  member = await testbed.member();
  await testbed.order(member, 'to', '500.00');
});

const findings = () =>
  testbed.db.query('select kind from games.reconciliation_finding where resolved_at is null order by id');

test('finds transfers that the vendor ended otherwise, and closes what was found when it is mended', async () => {
  await testbed.order(member, 'to', '20.00');
  const [latest] = await testbed.db.query<{ id: string }>(
    'select id from games.wallet_transfer where member = $1 order by ordered_at desc',
    [member.id],
  );
  const theirs = testbed.vendor.transfers.get(latest?.id ?? '');
  const kinds = async () => {
    await services.comparison.run(3_600_000);
    return (await findings()).map(({ kind }) => kind);
  };
  expect(await kinds()).toEqual([]);
  Object.assign(theirs ?? {}, { state: 'refused', reason: 'LIMIT_REACHED' });
  expect(await kinds()).toEqual(['other_state']);
  Object.assign(theirs ?? {}, { state: 'accepted', amount: 21 * UNIT });
  expect(await kinds()).toEqual(['other_amount']);
  Object.assign(theirs ?? {}, { amount: 20 * UNIT });
  testbed.vendor.balances.set(member.id, testbed.vendor.balanceOf(member.id) + UNIT);
  expect(await kinds()).toEqual(['wallet_differs']);
  testbed.vendor.balances.set(member.id, testbed.vendor.balanceOf(member.id) - UNIT);
  expect(await kinds()).toEqual([]);
});

test('compares the accounts of money outside with the transfers and bets', async () => {
  testbed.vendor.play(member.id, 10 * UNIT, 3 * UNIT);
  await services.equation.countBets('mela', 'DELTA');
  const { database } = services.parts;
  const checks = [
    new TransitCheck(database, new LedgerChecks()),
    new VendorWalletCheck(database, new LedgerChecks()),
  ];
  const found = async () =>
    (await Promise.all(checks.map((check) => check.compare('0', '1000000'))))
      .flat()
      .map(({ about }) => about.accountKind);
  expect(await found()).toEqual([]);
  const add = (amount: number) =>
    testbed.db.query('update games.vendor_wallet set staked = staked + $1 where member = $2', [
      amount,
      member.id,
    ]);
  await add(1);
  expect(await found()).toEqual(['vendor-wallets-DELTA']);
  await add(-1);
  const hide = (state: string) =>
    testbed.db.query(
      `update games.wallet_transfer set state = $1, ended_at = case when $1 = 'sent' then null else now() end
       where member = $2`,
      [state, member.id],
    );
  await hide('sent');
  expect(await found()).toEqual(['transit']);
  await hide('accepted');
});
