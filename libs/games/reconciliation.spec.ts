import { randomUUID } from 'node:crypto';
import { Audit } from '#libs/platform/audit/audit';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { GameVendors } from './game-vendors.js';
import { Reconciliation } from './reconciliation.service.js';
import { TEST_STUDIO_SECRET } from './studio.fixture.js';
import { type Fields, type Sitting, WalletBench, type WalletOperation } from './wallet.fixture.js';

const MINUTE_MS = 60_000;
const UNIT = 100_000;
/** One paisa, as the protocol counts. */
const SMALLEST = 1000;

let bench: WalletBench;
let parts: TestParts;
let reconciliation: Reconciliation;
let sitting: Sitting;
/** What the vendor believes. */
let told: Fields[] = [];

beforeAll(async () => {
  bench = await WalletBench.open();
  parts = await createTestParts(bench.db.url);
  const config = { ...parts.config, STUDIO_SECRET: TEST_STUDIO_SECRET, studioUrl: bench.studio.url };
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  const audit = new Audit(parts.database, parts.clock);
  reconciliation = new Reconciliation(
    parts.database,
    parts.clock,
    brands,
    new GameVendors(config, parts.clock),
    audit,
  );
  sitting = await bench.sit('1000.00');
  bench.studio.answer(({ query }) => {
    const page = Number(query.get('page'));
    const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
    if (!(from < Date.now() && Date.now() < to)) return { json: { list: [], page, total_pages: 0 } };
    return { json: { list: told.slice(page - 1, page), page, total_pages: told.length } };
  });
  await play();
  await bench.api.advance(3 * 60 * MINUTE_MS);
});
afterAll(async () => {
  await parts.close();
  await bench.close();
});

async function send(operation: WalletOperation, fields: Fields): Promise<Fields> {
  expect((await bench.send(operation, fields)).status).toBe('RS_OK');
  told.push({
    transaction_uuid: fields.transaction_uuid,
    operation,
    amount: operation === 'rollback' ? 0 : fields.amount,
  });
  return fields;
}

async function play(): Promise<void> {
  const won = await send('bet', bench.bet(sitting));
  await send('win', bench.after(won, { amount: 25 * UNIT }));
  const back = await send('bet', bench.bet(sitting));
  await send('rollback', bench.after(back));
  await send('rollback', bench.after(bench.bet(sitting)));
}

/** The hour around now; the test clock is elsewhere. */
const run = () =>
  reconciliation.run(new Date(Date.now() - 30 * MINUTE_MS), new Date(Date.now() + 30 * MINUTE_MS));
const open = () =>
  bench.db.query(
    `select transaction_uuid as id, kind, ours::int, theirs::int from games.reconciliation_finding
     where resolved_at is null order by id`,
  );

test('two sides that agree give no finding, and neither does a bet that got no answer', async () => {
  const agreed = told;
  const lost = { transaction_uuid: randomUUID(), operation: 'bet', amount: 5 * UNIT, state: 'unanswered' };
  told = [...agreed, lost];
  expect([await run(), await open()]).toEqual([0, []]);
  told = agreed;
});

test('a drift of one minor unit is found, told once, and closed when it is gone', async () => {
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
  const acts = await bench.db.query(`select subject, after from platform.audit where action = $1`, [
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

test('what one side alone has is found, whichever it is', async () => {
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

test('what is asked for is the span, and some minutes around it', async () => {
  const to = Date.now() - 60 * MINUTE_MS;
  const asked = bench.studio.requests.length;
  await reconciliation.run(new Date(to - 90 * MINUTE_MS), new Date(to));
  const spans = bench.studio.requests
    .slice(asked)
    .map(({ query }) =>
      [query.get('from'), query.get('to')].map((at) => (Date.parse(at ?? '') - to) / MINUTE_MS),
    );
  expect(spans).toEqual([
    [-95, -25],
    [-35, 5],
  ]);
});

test('a refused bet that the vendor counts as accepted is missing here', async () => {
  const bet = bench.bet(sitting, { amount: 9000 * UNIT });
  expect((await bench.send('bet', bet)).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  told = [...told, { transaction_uuid: bet.transaction_uuid, operation: 'bet', amount: bet.amount }];
  expect(await run()).toBe(1);
});

test('a vendor that does not answer fails the run, which finds nothing', async () => {
  const before = await open();
  bench.studio.answer(() => ({ status: 500, json: {} }));
  await expect(run()).rejects.toThrow('the vendor answered 500');
  expect(await open()).toEqual(before);
});
