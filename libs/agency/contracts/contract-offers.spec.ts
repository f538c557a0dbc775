import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { ContractTerms } from '../common/contract-terms.js';
import {
  agree,
  dividend,
  newAgent,
  newLine,
  outcome,
  realtime,
  setRules,
  setUpContracts,
} from './contract.fixture.js';

const testbed = setUpContracts();
let a: LoggedIn;
let b: LoggedIn;
let c: LoggedIn;
beforeEach(async () => {
  [a, b, c] = (await newLine(testbed, 3)) as [LoggedIn, LoggedIn, LoggedIn];
});

const give = (upline: LoggedIn, downline: LoggedIn, terms: ContractTerms) =>
  testbed.offers.offer(upline, { downlineId: downline.person, terms });
const pushes = async ({ person }: LoggedIn) =>
  (
    await testbed.db.query<{ name: string; data: Record<string, unknown> }>(
      'select name, data from platform.event where person = $1 order by seq',
      [person],
    )
  ).map(({ name, data }) => [name, data['side'], data['status'], data['version']]);

test('pushes an offer to both parties, each from its own side, and waits for the downline', async () => {
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
  const seen = await testbed.queries.get(b.person, offer.id);
  expect(seen).toMatchObject({ inForce: null, seq: 1, contract: { side: 'received' } });
  expect(seen.timeline).toMatchObject([{ status: 'offered', by: 'upline' }]);
  const { list, total } = await testbed.queries.list(a.person, { side: 'given', pageNo: 1, pageSize: 20 });
  expect([total, list[0]?.id]).toEqual([1, offer.id]);
});

test('withdraws the older offer when a newer one is made, each with its own version', async () => {
  const first = await give(a, b, realtime('0.10'));
  const second = await give(a, b, realtime('0.20'));
  expect([first.version, second.version]).toEqual([1, 2]);
  expect((await testbed.queries.get(a.person, first.id)).contract.status).toBe('withdrawn');
  expect((await pushes(b)).map(([name]) => name)).toEqual([
    'contract.offered',
    'contract.terminated',
    'contract.offered',
  ]);
  expect(await outcome(testbed.answers.accept(b, { id: first.id }))).toBe('error_contract_move_not_allowed');
});

test('puts an accepted contract in force with the next period, in place of the version before', async () => {
  const first = await agree(testbed, [a, b], realtime('0.10'));
  const { contract } = await testbed.queries.get(b.person, first);
  const from = Date.parse(contract.inForceFrom ?? '');
  expect([contract.status, from % 300_000, from > testbed.parts.clock.now().getTime()]).toEqual([
    'active',
    0,
    true,
  ]);
  await testbed.parts.clock.advance(300_000);
  const second = await agree(testbed, [a, b], realtime('0.30'));
  const old = (await testbed.queries.get(b.person, first)).contract;
  const now = (await testbed.queries.get(b.person, second)).contract;
  expect(old).toMatchObject({ status: 'ending', endReason: 'replaced', inForceUntil: now.inForceFrom });
  await testbed.jobs.end(first);
  expect((await testbed.queries.get(b.person, first)).contract.status).toBe('ending');
  await testbed.parts.clock.advance(300_000);
  await testbed.jobs.end(first);
  await testbed.jobs.end(first);
  const ended = await testbed.queries.get(b.person, first);
  expect(ended.timeline.map(({ status, by }) => [status, by])).toEqual([
    ['offered', 'upline'],
    ['active', 'downline'],
    ['ending', 'rule'],
    ['ended', 'rule'],
  ]);
  expect(ended.inForce?.id).toBe(second);
});

test('refuses an offer above the nearest contract above, whoever has it', async () => {
  expect(await outcome(give(a, b, realtime('0.41')))).toBe('error_contract_above_cap');
  await agree(testbed, [a, b], realtime('0.30'));
  const refusal = await give(b, c, realtime('0.31')).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'error_contract_above_own',
    detail: { params: { cap: '0.30' } },
  } satisfies Partial<AppError>);
  expect(await outcome(give(b, c, realtime('0.30')))).toBeNull();
  const d = await newAgent(testbed.db, c.person);
  // c has nothing in force, so that the contract of b binds.
  expect(await outcome(give(c, d, realtime('0.31')))).toBe('error_contract_above_own');
  expect(await outcome(give(c, d, realtime('0.30')))).toBeNull();
});

test('refuses a dividend that is not below the own one', async () => {
  await agree(testbed, [a, b], dividend('20.00'));
  const refusal = await give(b, c, dividend('20.00')).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'error_contract_above_own', detail: { params: { cap: '19.99' } } });
  expect(await outcome(give(b, c, dividend('19.99')))).toBeNull();
});

test('checks an offer again when it is accepted', async () => {
  await agree(testbed, [a, b], realtime('0.30'));
  const { id } = await give(b, c, realtime('0.30'));
  await setRules(testbed, { kinds: ['hourly'] });
  expect(await outcome(testbed.answers.accept(c, { id }))).toBe('error_contract_kind_disabled');
  await setRules(testbed, { kinds: ['realtime', 'hourly', 'daily', 'dividend'] });
  const capped = { ...testbed.brands.byId('mela').settings.contracts.caps };
  await setRules(testbed, { caps: { ...capped, realtime: { ...capped.realtime, winRate: '0.20' } } });
  expect(await outcome(testbed.answers.accept(c, { id }))).toBe('error_contract_above_cap');
  await setRules(testbed, { caps: capped });
  expect(await outcome(testbed.answers.accept(c, { id }))).toBeNull();
});

test('allows offers only to active agents directly below', async () => {
  const member = await newAgent(testbed.db, a.person, 0);
  const closed = await newAgent(testbed.db, a.person);
  await testbed.db.query(`update members.member set status = 'closed' where id = $1`, [closed.person]);
  expect(await outcome(give(a, c, realtime('0.10')))).toBe('error_downline_unknown');
  expect(await outcome(give(b, a, realtime('0.10')))).toBe('error_downline_unknown');
  expect(await outcome(give(a, a, realtime('0.10')))).toBe('error_downline_unknown');
  expect(await outcome(give(a, member, realtime('0.10')))).toBe('error_downline_not_agent');
  expect(await outcome(give(a, closed, realtime('0.10')))).toBe('error_downline_inactive');
});

test('refuses terms that are malformed, fall or are already in force', async () => {
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
  await agree(testbed, [a, b], daily('0.50', '1.00'));
  expect(await outcome(give(a, b, daily('0.5', '1')))).toBe('error_contract_same_terms');
  expect(await outcome(give(a, b, daily('0.5', '1.01')))).toBeNull();
});

test('gives options with the lower of cap and bound, and the contracts between the two agents', async () => {
  await agree(testbed, [a, b], realtime('0.30'));
  await agree(testbed, [a, b], dividend('10.00', 'W'));
  const offered = await give(b, c, realtime('0.20'));
  const { options, downline } = await testbed.options.of(b, c.person);
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
  expect(await outcome(testbed.options.of(a, c.person))).toBe('error_downline_unknown');
});
