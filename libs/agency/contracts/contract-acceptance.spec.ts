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
let d: LoggedIn;
beforeEach(async () => {
  [a, b, c, d] = (await newLine(testbed, 4)) as [LoggedIn, LoggedIn, LoggedIn, LoggedIn];
  await setRules(testbed, { conflict: 'TERMINATE' });
});

const give = async (upline: LoggedIn, downline: LoggedIn, terms: ContractTerms) =>
  (await testbed.offers.offer(upline, { downlineId: downline.person, terms })).id;
const contract = async (agent: LoggedIn, id: string) =>
  (await testbed.queries.get(agent.person, id)).contract;
/** Versions of the downline, oldest first. */
const versions = async ({ person }: LoggedIn, kind = 'realtime') =>
  (
    await testbed.db.query<{ status: string; end_reason: string | null; rate: string }>(
      `select status, end_reason, coalesce(terms->>'winRate', terms->'tiers'->0->>'rate') as rate
       from agency.contract where downline = $1 and kind = $2 order by version`,
      [person, kind],
    )
  ).map(({ status, end_reason, rate }) => [status, end_reason, rate].filter(Boolean).join(' '));
const names = async ({ person }: LoggedIn) =>
  (
    await testbed.db.query<{ name: string; id: string }>(
      `select name, data->>'id' as id from platform.event where person = $1 order by seq`,
      [person],
    )
  ).map(({ name, id }) => `${name} ${id}`);

/** b has 0.30 and gave c 0.20, who gave d 0.20; now a offers b less. */
async function threeDeep(rate = '0.10') {
  const own = await agree(testbed, [a, b], realtime('0.30'));
  const below = await agree(testbed, [b, c], realtime('0.20'));
  const deepest = await agree(testbed, [c, d], realtime('0.20'));
  return { own, below, deepest, id: await give(a, b, realtime(rate)) };
}

test('TERMINATE ends contracts above the accepted terms, all the way down', async () => {
  const { own, below, deepest, id } = await threeDeep();
  expect((await contract(c, below)).status).toBe('active');
  const impact = await testbed.impact.get(b, id);
  expect(impact).toMatchObject({ refused: false });
  expect(impact.affected.map((one) => [one.contract.id, one.outcome])).toEqual([
    [below, 'ends'],
    [deepest, 'ends'],
  ]);
  await testbed.answers.accept(b, { id, impactToken: impact.impactToken });
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
  const { timeline } = await testbed.queries.get(d.person, deepest);
  expect(timeline.at(-1)).toMatchObject({ status: 'ending', by: 'rule' });
});

test('CLAMP lowers each contract to what is allowed above it, from the same moment on', async () => {
  await setRules(testbed, { conflict: 'CLAMP' });
  const { below, id } = await threeDeep('0.15');
  const impact = await testbed.impact.get(b, id);
  expect(impact.affected.map((one) => [one.outcome, one.clampedTerms])).toEqual([
    ['clamped', realtime('0.15')],
    ['clamped', realtime('0.15')],
  ]);
  await testbed.answers.accept(b, { id, impactToken: impact.impactToken });
  expect(await versions(c)).toEqual(['ending conflict 0.20', 'active 0.15']);
  expect(await versions(d)).toEqual(['ending conflict 0.20', 'active 0.15']);
  const [lowered] = (
    await testbed.queries.list(c.person, { side: 'received', status: 'active', pageNo: 1, pageSize: 5 })
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
  await setRules(testbed, { conflict: 'CLAMP' });
  await agree(testbed, [a, b], dividend('10.00'));
  await agree(testbed, [b, c], dividend('9.00'));
  await agree(testbed, [c, d], dividend('8.00'));
  const id = await give(a, b, dividend('0.02'));
  const { impactToken } = await testbed.impact.get(b, id);
  await testbed.answers.accept(b, { id, impactToken });
  expect(await versions(c, 'dividend')).toEqual(['ending conflict 9.00', 'active 0.01']);
  expect(await versions(d, 'dividend')).toEqual(['ending conflict 8.00']);
});

test('REJECT refuses the acceptance while contracts below are above its terms', async () => {
  await setRules(testbed, { conflict: 'REJECT' });
  const { below, deepest, id } = await threeDeep();
  const { refused, impactToken } = await testbed.impact.get(b, id);
  expect(refused).toBe(true);
  expect(await outcome(testbed.answers.accept(b, { id, impactToken }))).toBe('error_contract_conflict');
  await testbed.answers.terminate(c, deepest);
  await testbed.answers.terminate(c, below);
  expect(await outcome(testbed.answers.accept(b, { id }))).toBeNull();
});

test('an agent without a contract passes the new bound on to those below', async () => {
  const other = await newAgent(testbed.db, b.person);
  const deep = await newAgent(testbed.db, other.person);
  const within = await newAgent(testbed.db, b.person);
  await agree(testbed, [other, deep], realtime('0.20'));
  await agree(testbed, [b, within], realtime('0.05'));
  const id = await give(a, b, realtime('0.10'));
  const { affected, impactToken } = await testbed.impact.get(b, id);
  expect(affected.map(({ contract }) => contract.downline.id)).toEqual([deep.person]);
  await testbed.answers.accept(b, { id, impactToken });
  expect(await versions(deep)).toEqual(['ending conflict 0.20']);
  expect(await versions(within)).toEqual(['active 0.05']);
});

test('withdraws waiting offers below that are above the new terms', async () => {
  await agree(testbed, [a, b], realtime('0.30'));
  const tooMuch = await give(b, c, realtime('0.20'));
  const id = await give(a, b, realtime('0.10'));
  expect((await testbed.impact.get(b, id)).affected).toEqual([]);
  await testbed.answers.accept(b, { id });
  expect((await contract(c, tooMuch)).status).toBe('withdrawn');
});

test('requires the impact token of an acceptance that ends contracts', async () => {
  const { id, below } = await threeDeep();
  const refusal: unknown = await testbed.answers.accept(b, { id }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  const { code, detail } = refusal as AppError;
  expect(code).toBe('error_contract_impact_changed');
  const shown = detail.value as { impactToken: string; affected: unknown[] };
  expect(shown.affected).toHaveLength(2);
  const { impactToken } = await testbed.impact.get(b, id);
  expect(shown.impactToken).toBe(impactToken);
  await testbed.answers.terminate(c, below);
  const late = testbed.answers.accept(b, { id, impactToken });
  expect(await outcome(late)).toBe('error_contract_impact_changed');
  const fresh = await testbed.impact.get(b, id);
  expect(await outcome(testbed.answers.accept(b, { id, impactToken: fresh.impactToken }))).toBeNull();
});

test('refuses the token of another offer, and one from before a contract below changed', async () => {
  const { id, below } = await threeDeep();
  const { impactToken } = await testbed.impact.get(b, id);
  await agree(testbed, [b, c], realtime('0.25'));
  expect((await contract(c, below)).status).toBe('ending');
  expect(await outcome(testbed.answers.accept(b, { id, impactToken }))).toBe('error_contract_impact_changed');
  const seen = await testbed.impact.get(b, id);
  const other = await give(a, b, realtime('0.11'));
  expect(await outcome(testbed.answers.accept(b, { id, impactToken: seen.impactToken }))).toBe(
    'error_contract_move_not_allowed',
  );
  expect(await outcome(testbed.answers.accept(b, { id: other, impactToken: seen.impactToken }))).toBe(
    'error_contract_impact_changed',
  );
});

test('takes exactly one of many concurrent answers', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await give(a, b, realtime(`0.1${round}`));
    const works = Array.from({ length: 10 }, (_, index) =>
      outcome(index % 2 ? testbed.answers.reject(b, id) : testbed.answers.accept(b, { id })),
    );
    const codes = await Promise.all(works);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, 'error_contract_move_not_allowed']));
  }
});

test('leaves one of many concurrent offers waiting, each with its own version', async () => {
  const rates = Array.from({ length: 10 }, (_, index) => realtime(`0.1${index}`));
  const ids = await Promise.all(rates.map((terms) => give(a, b, terms)));
  const rows = await testbed.db.query<{ version: number; status: string }>(
    'select version, status from agency.contract where downline = $1 order by version',
    [b.person],
  );
  expect(rows.map(({ version }) => version)).toEqual(ids.map((_, index) => index + 1));
  expect(rows.map(({ status }) => status)).toEqual([...Array(9).fill('withdrawn'), 'offered']);
});

test('leaves no contract above another after concurrent acceptances', async () => {
  for (let round = 0; round < 8; round++) {
    const [top, middle, last] = (await newLine(testbed, 3)) as [LoggedIn, LoggedIn, LoggedIn];
    await agree(testbed, [top, middle], realtime('0.30'));
    const lower = await give(top, middle, realtime('0.10'));
    const higher = await give(middle, last, realtime('0.20'));
    const codes = await Promise.all([
      outcome(testbed.answers.accept(middle, { id: lower })),
      outcome(testbed.answers.accept(last, { id: higher })),
    ]);
    const [middleNow] = (await versions(middle)).slice(-1);
    const [lastNow] = (await versions(last)).slice(-1);
    // The first one wins; the other is refused or withdrawn.
    expect([
      ['active 0.10', 'withdrawn 0.20', null, 'error_contract_move_not_allowed'],
      ['offered 0.10', 'active 0.20', 'error_contract_impact_changed', null],
    ]).toContainEqual([middleNow, lastNow, ...codes]);
  }
});

test('lets either party end a contract with its present period, and nobody else', async () => {
  const id = await agree(testbed, [a, b], realtime('0.10'));
  expect(await outcome(testbed.answers.terminate(c, id))).toBe('error_not_found');
  const before = await testbed.queries.get(a.person, id);
  const ended = await testbed.answers.terminate(a, id);
  // It had not begun yet.
  expect(ended).toMatchObject({ status: 'ending', endReason: 'upline', side: 'given' });
  expect(ended.inForceUntil).toBe(ended.inForceFrom);
  expect(ended.inForceUntil).toBe(before.takesEffectAt);
  expect(await outcome(testbed.answers.terminate(b, id))).toBe('error_contract_move_not_allowed');
  const offered = await give(a, b, realtime('0.10'));
  expect(await outcome(testbed.answers.terminate(b, offered))).toBe('error_contract_move_not_allowed');
  expect(await outcome(testbed.answers.accept(a, { id: offered }))).toBe('error_contract_move_not_allowed');
  expect(await outcome(testbed.answers.reject(a, offered))).toBe('error_contract_move_not_allowed');
  expect((await testbed.answers.terminate(a, offered)).status).toBe('withdrawn');
});

test("makes the moves under the specification's names, each for its kind", async () => {
  const id = await give(a, b, realtime('0.10'));
  const process = (kind: 'realtime' | 'dividend', action: 'accept' | 'reject' | 'terminate') =>
    testbed.answers.process(b, kind, { contractId: id, action });
  expect(await outcome(process('dividend', 'accept'))).toBe('error_not_found');
  expect((await process('realtime', 'accept')).status).toBe('active');
  expect(await outcome(process('realtime', 'reject'))).toBe('error_contract_move_not_allowed');
  expect((await process('realtime', 'terminate')).status).toBe('ending');
});

test('refuses to read or move a contract of another tree', async () => {
  const [x, y] = (await newLine(testbed, 2)) as [LoggedIn, LoggedIn];
  const ids = {
    ours: [await agree(testbed, [a, b], realtime('0.10')), await give(a, b, dividend('5.00'))],
    theirs: [await agree(testbed, [x, y], realtime('0.10')), await give(x, y, dividend('5.00'))],
  };
  const all = async (agent: LoggedIn) =>
    (await testbed.queries.list(agent.person, { pageNo: 1, pageSize: 100 })).list.map(({ id }) => id).sort();
  for (const [agents, own, foreign] of [
    [[a, b], ids.ours, ids.theirs],
    [[x, y], ids.theirs, ids.ours],
  ] as const)
    for (const agent of agents) {
      expect(await all(agent)).toEqual([...own].sort());
      for (const id of foreign) {
        const works = [
          testbed.queries.get(agent.person, id),
          testbed.impact.get(agent, id),
          testbed.answers.accept(agent, { id }),
          testbed.answers.reject(agent, id),
          testbed.answers.terminate(agent, id),
          testbed.answers.process(agent, 'realtime', { contractId: id, action: 'terminate' }),
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
      testbed.options.of(agent, downline.person),
      testbed.offers.offer(agent, { downlineId: downline.person, terms: realtime('0.10') }),
      testbed.forecast.of(agent, { downlineId: downline.person, terms: realtime('0.10') }),
    ];
    expect(new Set(await Promise.all(works.map(outcome)))).toEqual(new Set(['error_downline_unknown']));
  }
});
