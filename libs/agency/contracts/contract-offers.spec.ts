import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import type { ContractTerms } from '../common/contract-terms.js';
import {
  agree,
  type ContractBench,
  dividend,
  newAgent,
  newLine,
  openContracts,
  outcome,
  realtime,
  setRules,
} from './contract.fixture.js';

let bench: ContractBench;
let a: LoggedIn;
let b: LoggedIn;
let c: LoggedIn;
beforeAll(async () => {
  bench = await openContracts();
});
afterAll(() => bench.close());
beforeEach(async () => {
  [a, b, c] = (await newLine(bench, 3)) as [LoggedIn, LoggedIn, LoggedIn];
});

const give = (upline: LoggedIn, downline: LoggedIn, terms: ContractTerms) =>
  bench.offers.give(upline, { downlineId: downline.person, terms });
const pushes = async ({ person }: LoggedIn) =>
  (
    await bench.db.query<{ name: string; data: Record<string, unknown> }>(
      'select name, data from platform.event where person = $1 order by seq',
      [person],
    )
  ).map(({ name, data }) => [name, data['side'], data['status'], data['version']]);

test('an offer is told to both, each from the own side, and waits for the downline', async () => {
  const offer = await give(a, b, { kind: 'realtime', winRate: '0.1', lossRate: '0.2', betRate: '0' });
  expect(offer).toMatchObject({
    kind: 'realtime',
    version: 1,
    status: 'offered',
    side: 'given',
    upline: { id: a.person },
    downline: { id: b.person },
    terms: { kind: 'realtime', winRate: '0.10', lossRate: '0.20', betRate: '0.00' },
    inForceFrom: null,
  });
  expect(await pushes(a)).toEqual([['contract.offered', 'given', 'offered', 1]]);
  expect(await pushes(b)).toEqual([['contract.offered', 'received', 'offered', 1]]);
  const seen = await bench.record.one(b.person, offer.id);
  expect(seen).toMatchObject({ inForce: null, seq: 1, contract: { side: 'received' } });
  expect(seen.timeline).toMatchObject([{ status: 'offered', by: 'upline' }]);
  const { list, total } = await bench.record.list(a.person, { side: 'given', pageNo: 1, pageSize: 20 });
  expect([total, list[0]?.id]).toEqual([1, offer.id]);
});

test('a newer offer takes the older one back, and each has a version of its own', async () => {
  const first = await give(a, b, realtime('0.10'));
  const second = await give(a, b, realtime('0.20'));
  expect([first.version, second.version]).toEqual([1, 2]);
  expect((await bench.record.one(a.person, first.id)).contract.status).toBe('withdrawn');
  expect((await pushes(b)).map(([name]) => name)).toEqual([
    'contract.offered',
    'contract.terminated',
    'contract.offered',
  ]);
  expect(await outcome(bench.answers.accept(b, { id: first.id }))).toBe('error_contract_move_not_allowed');
});

test('an accepted one counts from the next period on, and takes the place of the one before', async () => {
  const first = await agree(bench, [a, b], realtime('0.10'));
  const { contract } = await bench.record.one(b.person, first);
  const from = Date.parse(contract.inForceFrom ?? '');
  expect([contract.status, from % 300_000, from > bench.parts.clock.now().getTime()]).toEqual([
    'active',
    0,
    true,
  ]);
  await bench.parts.clock.advance(300_000);
  const second = await agree(bench, [a, b], realtime('0.30'));
  const old = (await bench.record.one(b.person, first)).contract;
  const now = (await bench.record.one(b.person, second)).contract;
  expect(old).toMatchObject({ status: 'ending', endReason: 'replaced', inForceUntil: now.inForceFrom });
  await bench.jobs.end(first);
  expect((await bench.record.one(b.person, first)).contract.status).toBe('ending');
  await bench.parts.clock.advance(300_000);
  await bench.jobs.end(first);
  await bench.jobs.end(first);
  const ended = await bench.record.one(b.person, first);
  expect(ended.timeline.map(({ status, by }) => [status, by])).toEqual([
    ['offered', 'upline'],
    ['active', 'downline'],
    ['ending', 'rule'],
    ['ended', 'rule'],
  ]);
  expect(ended.inForce?.id).toBe(second);
});

test('nobody gives more than stands above, whoever stands there', async () => {
  expect(await outcome(give(a, b, realtime('0.41')))).toBe('error_contract_above_cap');
  await agree(bench, [a, b], realtime('0.30'));
  const refusal = await give(b, c, realtime('0.31')).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'error_contract_above_own',
    detail: { params: { cap: '0.30' } },
  } satisfies Partial<Refusal>);
  expect(await outcome(give(b, c, realtime('0.30')))).toBeNull();
  const d = await newAgent(bench.db, c.person);
  // c has nothing in force, so that the contract of b binds.
  expect(await outcome(give(c, d, realtime('0.31')))).toBe('error_contract_above_own');
  expect(await outcome(give(c, d, realtime('0.30')))).toBeNull();
});

test('a dividend has to stay below the own', async () => {
  await agree(bench, [a, b], dividend('20.00'));
  const refusal = await give(b, c, dividend('20.00')).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'error_contract_above_own', detail: { params: { cap: '19.99' } } });
  expect(await outcome(give(b, c, dividend('19.99')))).toBeNull();
});

test('an offer is judged again when it is accepted', async () => {
  await agree(bench, [a, b], realtime('0.30'));
  const { id } = await give(b, c, realtime('0.30'));
  await setRules(bench, { kinds: ['hourly'] });
  expect(await outcome(bench.answers.accept(c, { id }))).toBe('error_contract_kind_disabled');
  await setRules(bench, { kinds: ['realtime', 'hourly', 'daily', 'dividend'] });
  const capped = { ...bench.brands.byId('mela').settings.contracts.caps };
  await setRules(bench, { caps: { ...capped, realtime: { ...capped.realtime, winRate: '0.20' } } });
  expect(await outcome(bench.answers.accept(c, { id }))).toBe('error_contract_above_cap');
  await setRules(bench, { caps: capped });
  expect(await outcome(bench.answers.accept(c, { id }))).toBeNull();
});

test('only to active agents directly below', async () => {
  const member = await newAgent(bench.db, a.person, 0);
  const closed = await newAgent(bench.db, a.person);
  await bench.db.query(`update identity.member set status = 'closed' where id = $1`, [closed.person]);
  expect(await outcome(give(a, c, realtime('0.10')))).toBe('error_downline_unknown');
  expect(await outcome(give(b, a, realtime('0.10')))).toBe('error_downline_unknown');
  expect(await outcome(give(a, a, realtime('0.10')))).toBe('error_downline_unknown');
  expect(await outcome(give(a, member, realtime('0.10')))).toBe('error_downline_not_agent');
  expect(await outcome(give(a, closed, realtime('0.10')))).toBe('error_downline_inactive');
});

test('terms that are malformed, fall or are in force already are refused', async () => {
  const daily = (...rates: string[]): ContractTerms => ({
    kind: 'daily',
    tiers: rates.map((rate, index) => ({ activeMembers: index, dailyBetAmount: `${index}.00`, rate })),
  });
  expect(await outcome(give(a, b, daily('1.00', '0.50')))).toBe('error_contract_tiers_fall');
  const odd = await give(a, b, {
    kind: 'daily',
    tiers: [
      { activeMembers: 1, dailyBetAmount: '1.00', rate: '1' },
      { activeMembers: 1, dailyBetAmount: '2.001', rate: '1' },
    ],
  }).catch((error: unknown) => error);
  expect(odd).toMatchObject({
    code: 'error_invalid_input',
    detail: { errors: [{ field: 'terms.tiers.1.dailyBetAmount', code: 'field_amount_too_many_digits' }] },
  });
  await agree(bench, [a, b], daily('0.50', '1.00'));
  expect(await outcome(give(a, b, daily('0.5', '1')))).toBe('error_contract_same_terms');
  expect(await outcome(give(a, b, daily('0.5', '1.01')))).toBeNull();
});

test('options tell the least of cap and bound, and what stands between the two', async () => {
  await agree(bench, [a, b], realtime('0.30'));
  await agree(bench, [a, b], dividend('10.00', 'W'));
  const offered = await give(b, c, realtime('0.20'));
  const { options, downline } = await bench.options.of(b, c.person);
  const [first, hourly, , last] = options;
  expect(downline.id).toBe(c.person);
  expect(first).toMatchObject({
    kind: 'realtime',
    caps: { winRate: '0.30', lossRate: '0.30', betRate: '0.00' },
    bound: realtime('0.30'),
    suggested: { winRate: '0.10', lossRate: '0.20' },
    inForce: null,
    offered: { id: offered.id },
  });
  expect(hourly).toMatchObject({
    caps: { winRate: '1.00', lossRate: '3.00' },
    bound: null,
    suggested: { tiers: [{ hourlyBetAmount: '0.00', winRate: '0.50', lossRate: '1.50' }] },
  });
  expect(last).toMatchObject({ caps: { rate: '9.99' }, suggested: dividend('9.99', 'W') });
  expect(await outcome(bench.options.of(a, c.person))).toBe('error_downline_unknown');
});
