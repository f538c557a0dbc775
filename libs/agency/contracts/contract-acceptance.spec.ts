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
let d: LoggedIn;
beforeAll(async () => {
  bench = await openContracts();
});
afterAll(() => bench.close());
beforeEach(async () => {
  [a, b, c, d] = (await newLine(bench, 4)) as [LoggedIn, LoggedIn, LoggedIn, LoggedIn];
  await setRules(bench, { conflict: 'TERMINATE' });
});

const give = async (upline: LoggedIn, downline: LoggedIn, terms: ContractTerms) =>
  (await bench.offers.give(upline, { downlineId: downline.person, terms })).id;
const contract = async (agent: LoggedIn, id: string) => (await bench.record.one(agent.person, id)).contract;
/** Versions of the downline, oldest first. */
const versions = async ({ person }: LoggedIn, kind = 'realtime') =>
  (
    await bench.db.query<{ status: string; end_reason: string | null; rate: string }>(
      `select status, end_reason, coalesce(terms->>'winRate', terms->'tiers'->0->>'rate') as rate
       from agency.contract where downline = $1 and kind = $2 order by version`,
      [person, kind],
    )
  ).map(({ status, end_reason, rate }) => [status, end_reason, rate].filter(Boolean).join(' '));
const names = async ({ person }: LoggedIn) =>
  (
    await bench.db.query<{ name: string; id: string }>(
      `select name, data->>'id' as id from platform.event where person = $1 order by seq`,
      [person],
    )
  ).map(({ name, id }) => `${name} ${id}`);

/** b has 0.30 and gave c 0.20, who gave d 0.20; now a offers b less. */
async function threeDeep(rate = '0.10') {
  const own = await agree(bench, [a, b], realtime('0.30'));
  const below = await agree(bench, [b, c], realtime('0.20'));
  const deepest = await agree(bench, [c, d], realtime('0.20'));
  return { own, below, deepest, id: await give(a, b, realtime(rate)) };
}

test('TERMINATE ends those that are above, all the way down, when the middle one accepts', async () => {
  const { own, below, deepest, id } = await threeDeep();
  expect((await contract(c, below)).status).toBe('active');
  const impact = await bench.impact.show(b, id);
  expect(impact).toMatchObject({ refused: false });
  expect(impact.affected.map((one) => [one.contract.id, one.outcome])).toEqual([
    [below, 'ends'],
    [deepest, 'ends'],
  ]);
  await bench.answers.accept(b, { id, impactToken: impact.impactToken });
  expect(await versions(b)).toEqual(['ending replaced 0.30', 'active 0.10']);
  expect(await versions(c)).toEqual(['ending conflict 0.20']);
  expect(await versions(d)).toEqual(['ending conflict 0.20']);
  expect((await contract(c, below)).inForceUntil).toBe(impact.takesEffectAt);
  expect((await names(b)).slice(-3)).toEqual([
    `contract.terminated ${own}`,
    `contract.accepted ${id}`,
    `contract.terminated ${below}`,
  ]);
  expect((await names(d)).at(-1)).toBe(`contract.terminated ${deepest}`);
  const { timeline } = await bench.record.one(d.person, deepest);
  expect(timeline.at(-1)).toMatchObject({ status: 'ending', by: 'rule' });
});

test('CLAMP lowers them, each to what is allowed above it, from the same moment on', async () => {
  await setRules(bench, { conflict: 'CLAMP' });
  const { below, id } = await threeDeep('0.15');
  const impact = await bench.impact.show(b, id);
  expect(impact.affected.map((one) => [one.outcome, one.clampedTerms])).toEqual([
    ['clamped', realtime('0.15')],
    ['clamped', realtime('0.15')],
  ]);
  await bench.answers.accept(b, { id, impactToken: impact.impactToken });
  expect(await versions(c)).toEqual(['ending conflict 0.20', 'active 0.15']);
  expect(await versions(d)).toEqual(['ending conflict 0.20', 'active 0.15']);
  const [lowered] = (
    await bench.record.list(c.person, { side: 'received', status: 'active', pageNo: 1, pageSize: 5 })
  ).list;
  expect(lowered?.inForceFrom).toBe((await contract(c, below)).inForceUntil);
  expect((await names(c)).slice(-4)).toEqual([
    `contract.terminated ${below}`,
    `contract.accepted ${lowered?.id}`,
    expect.stringContaining('contract.terminated'),
    expect.stringContaining('contract.accepted'),
  ]);
});

test('CLAMP leaves 0.01 percent of a dividend at each level, and ends what would pay nothing', async () => {
  await setRules(bench, { conflict: 'CLAMP' });
  await agree(bench, [a, b], dividend('10.00'));
  await agree(bench, [b, c], dividend('9.00'));
  await agree(bench, [c, d], dividend('8.00'));
  const id = await give(a, b, dividend('0.02'));
  const { impactToken } = await bench.impact.show(b, id);
  await bench.answers.accept(b, { id, impactToken });
  expect(await versions(c, 'dividend')).toEqual(['ending conflict 9.00', 'active 0.01']);
  expect(await versions(d, 'dividend')).toEqual(['ending conflict 8.00']);
});

test('REJECT refuses the acceptance while they stand', async () => {
  await setRules(bench, { conflict: 'REJECT' });
  const { below, deepest, id } = await threeDeep();
  const { refused, impactToken } = await bench.impact.show(b, id);
  expect(refused).toBe(true);
  expect(await outcome(bench.answers.accept(b, { id, impactToken }))).toBe('error_contract_conflict');
  await bench.answers.terminate(c, deepest);
  await bench.answers.terminate(c, below);
  expect(await outcome(bench.answers.accept(b, { id }))).toBeNull();
});

test('who has nothing in force passes the new bound on', async () => {
  const other = await newAgent(bench.db, b.person);
  const deep = await newAgent(bench.db, other.person);
  const within = await newAgent(bench.db, b.person);
  await agree(bench, [other, deep], realtime('0.20'));
  await agree(bench, [b, within], realtime('0.05'));
  const id = await give(a, b, realtime('0.10'));
  const { affected, impactToken } = await bench.impact.show(b, id);
  expect(affected.map(({ contract }) => contract.downline.id)).toEqual([deep.person]);
  await bench.answers.accept(b, { id, impactToken });
  expect(await versions(deep)).toEqual(['ending conflict 0.20']);
  expect(await versions(within)).toEqual(['active 0.05']);
});

test('offers that wait below and are now above are taken back', async () => {
  await agree(bench, [a, b], realtime('0.30'));
  const tooMuch = await give(b, c, realtime('0.20'));
  const id = await give(a, b, realtime('0.10'));
  expect((await bench.impact.show(b, id)).affected).toEqual([]);
  await bench.answers.accept(b, { id });
  expect((await contract(c, tooMuch)).status).toBe('withdrawn');
});

test('an acceptance that ends contracts needs the token of what was seen', async () => {
  const { id, below } = await threeDeep();
  const refusal: unknown = await bench.answers.accept(b, { id }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  const { code, detail } = refusal as Refusal;
  expect(code).toBe('error_contract_impact_changed');
  const shown = detail.value as { impactToken: string; affected: unknown[] };
  expect(shown.affected).toHaveLength(2);
  const { impactToken } = await bench.impact.show(b, id);
  expect(shown.impactToken).toBe(impactToken);
  await bench.answers.terminate(c, below);
  const late = bench.answers.accept(b, { id, impactToken });
  expect(await outcome(late)).toBe('error_contract_impact_changed');
  const fresh = await bench.impact.show(b, id);
  expect(await outcome(bench.answers.accept(b, { id, impactToken: fresh.impactToken }))).toBeNull();
});

test('the token of one offer does not open another, and a contract that grew below changes it', async () => {
  const { id, below } = await threeDeep();
  const { impactToken } = await bench.impact.show(b, id);
  await agree(bench, [b, c], realtime('0.25'));
  expect((await contract(c, below)).status).toBe('ending');
  expect(await outcome(bench.answers.accept(b, { id, impactToken }))).toBe('error_contract_impact_changed');
  const seen = await bench.impact.show(b, id);
  const other = await give(a, b, realtime('0.11'));
  expect(await outcome(bench.answers.accept(b, { id, impactToken: seen.impactToken }))).toBe(
    'error_contract_move_not_allowed',
  );
  expect(await outcome(bench.answers.accept(b, { id: other, impactToken: seen.impactToken }))).toBe(
    'error_contract_impact_changed',
  );
});

test('of many answers at once exactly one is taken', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await give(a, b, realtime(`0.1${round}`));
    const works = Array.from({ length: 10 }, (_, index) =>
      outcome(index % 2 ? bench.answers.reject(b, id) : bench.answers.accept(b, { id })),
    );
    const codes = await Promise.all(works);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, 'error_contract_move_not_allowed']));
  }
});

test('of many offers at once one waits, and each has a version of its own', async () => {
  const rates = Array.from({ length: 10 }, (_, index) => realtime(`0.1${index}`));
  const ids = await Promise.all(rates.map((terms) => give(a, b, terms)));
  const rows = await bench.db.query<{ version: number; status: string }>(
    'select version, status from agency.contract where downline = $1 order by version',
    [b.person],
  );
  expect(rows.map(({ version }) => version)).toEqual(ids.map((_, index) => index + 1));
  expect(rows.map(({ status }) => status)).toEqual([...Array(9).fill('withdrawn'), 'offered']);
});

test('acceptances above and below at once leave nobody above', async () => {
  for (let round = 0; round < 8; round++) {
    const [top, middle, last] = (await newLine(bench, 3)) as [LoggedIn, LoggedIn, LoggedIn];
    await agree(bench, [top, middle], realtime('0.30'));
    const lower = await give(top, middle, realtime('0.10'));
    const higher = await give(middle, last, realtime('0.20'));
    const codes = await Promise.all([
      outcome(bench.answers.accept(middle, { id: lower })),
      outcome(bench.answers.accept(last, { id: higher })),
    ]);
    const [middleNow] = (await versions(middle)).slice(-1);
    const [lastNow] = (await versions(last)).slice(-1);
    // Whoever came first; the other one is refused, or taken back.
    expect([
      ['active 0.10', 'withdrawn 0.20', null, 'error_contract_move_not_allowed'],
      ['offered 0.10', 'active 0.20', 'error_contract_impact_changed', null],
    ]).toContainEqual([middleNow, lastNow, ...codes]);
  }
});

test('either party ends it with the present period; the house and others have no say', async () => {
  const id = await agree(bench, [a, b], realtime('0.10'));
  expect(await outcome(bench.answers.terminate(c, id))).toBe('error_not_found');
  const before = await bench.record.one(a.person, id);
  const ended = await bench.answers.terminate(a, id);
  // It had not begun yet.
  expect(ended).toMatchObject({ status: 'ending', endReason: 'upline', side: 'given' });
  expect(ended.inForceUntil).toBe(ended.inForceFrom);
  expect(ended.inForceUntil).toBe(before.takesEffectAt);
  expect(await outcome(bench.answers.terminate(b, id))).toBe('error_contract_move_not_allowed');
  const offered = await give(a, b, realtime('0.10'));
  expect(await outcome(bench.answers.terminate(b, offered))).toBe('error_contract_move_not_allowed');
  expect(await outcome(bench.answers.accept(a, { id: offered }))).toBe('error_contract_move_not_allowed');
  expect(await outcome(bench.answers.reject(a, offered))).toBe('error_contract_move_not_allowed');
  expect((await bench.answers.terminate(a, offered)).status).toBe('withdrawn');
});

test('the moves under the specification’s names are the same, each for its kind', async () => {
  const id = await give(a, b, realtime('0.10'));
  const process = (kind: 'realtime' | 'dividend', action: 'accept' | 'reject' | 'terminate') =>
    bench.answers.process(b, kind, { contractId: id, action });
  expect(await outcome(process('dividend', 'accept'))).toBe('error_not_found');
  expect((await process('realtime', 'accept')).status).toBe('active');
  expect(await outcome(process('realtime', 'reject'))).toBe('error_contract_move_not_allowed');
  expect((await process('realtime', 'terminate')).status).toBe('ending');
});

test('nobody reads or moves a contract of another tree', async () => {
  const [x, y] = (await newLine(bench, 2)) as [LoggedIn, LoggedIn];
  const ids = {
    ours: [await agree(bench, [a, b], realtime('0.10')), await give(a, b, dividend('5.00'))],
    theirs: [await agree(bench, [x, y], realtime('0.10')), await give(x, y, dividend('5.00'))],
  };
  const all = async (agent: LoggedIn) =>
    (await bench.record.list(agent.person, { pageNo: 1, pageSize: 100 })).list.map(({ id }) => id).sort();
  for (const [agents, own, foreign] of [
    [[a, b], ids.ours, ids.theirs],
    [[x, y], ids.theirs, ids.ours],
  ] as const)
    for (const agent of agents) {
      expect(await all(agent)).toEqual([...own].sort());
      for (const id of foreign) {
        const works = [
          bench.record.one(agent.person, id),
          bench.impact.show(agent, id),
          bench.answers.accept(agent, { id }),
          bench.answers.reject(agent, id),
          bench.answers.terminate(agent, id),
          bench.answers.process(agent, 'realtime', { contractId: id, action: 'terminate' }),
        ];
        const codes = await Promise.all(works.map(outcome));
        expect(new Set(codes)).toEqual(new Set(['error_not_found']));
      }
    }
  for (const [agent, downline] of [
    [a, y],
    [x, b],
  ] as const) {
    const works = [
      bench.options.of(agent, downline.person),
      bench.offers.give(agent, { downlineId: downline.person, terms: realtime('0.10') }),
      bench.forecast.of(agent, { downlineId: downline.person, terms: realtime('0.10') }),
    ];
    expect(new Set(await Promise.all(works.map(outcome)))).toEqual(new Set(['error_downline_unknown']));
  }
});
