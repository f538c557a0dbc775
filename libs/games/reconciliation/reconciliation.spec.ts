import { randomUUID } from 'node:crypto';
import { Audit } from '#libs/platform/audit/audit';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { GameVendors } from '../vendors/game-vendors.js';
import { TEST_STUDIO_SECRET } from '../vendors/studio.fixture.js';
import {
  type Fields,
  type GameSession,
  type WalletOperation,
  WalletTestbed,
} from '../wallet/wallet.fixture.js';
import { Findings } from './findings.js';
import { Reconciliation } from './reconciliation.service.js';

const MINUTE_MS = 60_000;
const UNIT = 100_000;
/** One paisa in the protocol's unit. */
const SMALLEST = 1000;

let testbed: WalletTestbed;
let parts: TestParts;
let reconciliation: Reconciliation;
let session: GameSession;
/** The transactions that the vendor reports. */
let told: Fields[] = [];

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  parts = await createTestParts(testbed.db.url);
  const connection = { url: testbed.studio.url, secrets: [TEST_STUDIO_SECRET], addresses: [], hosts: [] };
  const config = { ...parts.config, vendors: { STUDIO: connection } };
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  const audit = new Audit(parts.database, parts.clock);
  const vendors = new GameVendors(config, parts.clock, brands, parts.database);
  await vendors.onModuleInit();
  const findings = new Findings(parts.database, parts.clock, audit);
  reconciliation = new Reconciliation(parts.database, brands, vendors, findings);
  session = await testbed.startSession('1000.00');
  testbed.studio.answer(({ query }) => {
    const page = Number(query.get('page'));
    const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
    if (!(from < Date.now() && Date.now() < to)) return { json: { list: [], page, total_pages: 0 } };
    return { json: { list: told.slice(page - 1, page), page, total_pages: told.length } };
  });
  await play();
  await testbed.api.advance(3 * 60 * MINUTE_MS);
});
afterAll(async () => {
  await parts.close();
  await testbed.close();
});

async function send(operation: WalletOperation, fields: Fields): Promise<Fields> {
  expect((await testbed.send(operation, fields)).status).toBe('RS_OK');
  told.push({
    transaction_uuid: fields.transaction_uuid,
    operation,
    amount: operation === 'rollback' ? 0 : fields.amount,
  });
  return fields;
}

async function play(): Promise<void> {
  const won = await send('bet', testbed.bet(session));
  await send('win', testbed.after(won, { amount: 25 * UNIT }));
  const back = await send('bet', testbed.bet(session));
  await send('rollback', testbed.after(back));
  await send('rollback', testbed.after(testbed.bet(session)));
}

/** The hour around now in real time, which the test clock does not move. */
const run = () =>
  reconciliation.run(new Date(Date.now() - 30 * MINUTE_MS), new Date(Date.now() + 30 * MINUTE_MS));
const open = () =>
  testbed.db.query(
    `select transaction_uuid as id, kind, ours::int, theirs::int from games.reconciliation_finding
     where resolved_at is null order by id`,
  );

test('finds nothing when both sides agree, nor for a bet that got no answer', async () => {
  const agreed = told;
  const lost = { transaction_uuid: randomUUID(), operation: 'bet', amount: 5 * UNIT, state: 'unanswered' };
  told = [...agreed, lost];
  expect([await run(), await open()]).toEqual([0, []]);
  told = agreed;
});

test('finds a difference of one minor unit, reports it once, and closes it when it is gone', async () => {
  const [bet] = told;
  const amount = Number(bet?.amount);
  Object.assign(bet as Fields, { amount: amount + SMALLEST });
  expect([await run(), await run()]).toEqual([1, 0]);
  const finding = {
    id: bet?.transaction_uuid,
    kind: 'other_amount',
    ours: amount,
    theirs: amount + SMALLEST,
  };
  expect(await open()).toEqual([finding]);
  const acts = await testbed.db.query(`select subject, after from platform.audit where action = $1`, [
    'games.reconciliation-differed',
  ]);
  expect(acts).toEqual([
    {
      subject: `transaction STUDIO ${finding.id}`,
      after: { kind: 'other_amount', ours: String(finding.ours), theirs: String(finding.theirs) },
    },
  ]);
  Object.assign(bet as Fields, { amount });
  expect([await run(), await open()]).toEqual([0, []]);
});

test('finds a transaction that only one side has, on either side', async () => {
  const agreed = told;
  const stranger = { transaction_uuid: randomUUID(), operation: 'win', amount: 7 * UNIT };
  const win = agreed[1];
  told = [...agreed.filter((one) => one !== win), stranger];
  expect(await run()).toBe(2);
  expect(await open()).toEqual(
    expect.arrayContaining([
      { id: win?.transaction_uuid, kind: 'missing_there', ours: 25 * UNIT, theirs: null },
      { id: stranger.transaction_uuid, kind: 'missing_here', ours: null, theirs: 7 * UNIT },
    ]),
  );
  told = agreed;
  await run();
  expect(await open()).toEqual([
    { id: stranger.transaction_uuid, kind: 'missing_here', ours: null, theirs: 7 * UNIT },
  ]);
});

test('requests the span with a margin of some minutes', async () => {
  const to = Date.now() - 60 * MINUTE_MS;
  const asked = testbed.studio.requests.length;
  await reconciliation.run(new Date(to - 90 * MINUTE_MS), new Date(to));
  const spans = testbed.studio.requests
    .slice(asked)
    .map(({ query }) =>
      [query.get('from'), query.get('to')].map((at) => (Date.parse(at ?? '') - to) / MINUTE_MS),
    );
  expect(spans).toEqual([
    [-95, -25],
    [-35, 5],
  ]);
});

test('finds a refused bet that the vendor counts as accepted', async () => {
  const bet = testbed.bet(session, { amount: 9000 * UNIT });
  expect((await testbed.send('bet', bet)).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  told = [...told, { transaction_uuid: bet.transaction_uuid, operation: 'bet', amount: bet.amount }];
  expect(await run()).toBe(1);
});

test('fails the run without findings if a vendor does not answer', async () => {
  const before = await open();
  testbed.studio.answer(() => ({ status: 500, json: {} }));
  await expect(run()).rejects.toThrow('the vendor answered 500');
  expect(await open()).toEqual(before);
});
