import type { ValueOf } from '#libs/platform/common/call';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { ContractKind } from '../common/contract-kinds.js';
import {
  AGENT_PAGES,
  type AgentPage,
  type getTeamIncome,
  type getTeamOverview,
  type getTeamProfitLoss,
  type listDownlines,
  type listTeamBets,
  type listTeamTransactions,
} from '../common/team.calls.js';
import { agentMenu } from './agent-menu.js';
import {
  addMember,
  creditDeposit,
  fund,
  playRound,
  reverseDeposit,
  type TreeMember,
} from './team.fixture.js';

const { db, api } = setUpTestApi();
/** One tree: chief > middle > (lead > player), and chief > loner. */
let chief: TreeMember;
let middle: TreeMember;
let lead: TreeMember;
let player: TreeMember;
let loner: TreeMember;
/** Another one. */
let rival: TreeMember;
let rivalPlayer: TreeMember;

const HOUR_MS = 3_600_000;
const now = new Date();
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const today = `from=${ago(24).toISOString()}&to=${new Date(now.getTime() + HOUR_MS).toISOString()}`;

async function get<C>(path: string, who: TreeMember): Promise<C> {
  const { status, body } = await api.client.get<C>(path, who.token);
  if (!body.value) throw new Error(`${path} answered ${status} ${body.message}`);
  return body.value;
}

beforeAll(async () => {
  chief = await addMember(db, null, { type: 1 });
  middle = await addMember(db, chief, { type: 2 });
  lead = await addMember(db, middle, { type: 41 });
  player = await addMember(db, lead);
  loner = await addMember(db, chief);
  rival = await addMember(db, null, { type: 1 });
  rivalPlayer = await addMember(db, rival);

  await fund(db, player.id, 50_000);
  await fund(db, loner.id, 7_000);
  await fund(db, rivalPlayer.id, 99_000);
  await creditDeposit(db, player.id, 50_000, ago(2));
  await creditDeposit(db, loner.id, 7_000, ago(40));
  await creditDeposit(db, rivalPlayer.id, 99_000, ago(2));
  // Both are in no sum: what was reversed is no deposit any more.
  await reverseDeposit(db, await creditDeposit(db, player.id, 1_234, ago(3)));
  await reverseDeposit(db, await creditDeposit(db, loner.id, 5_678, ago(40)));
  await playRound(db, player.id, { stake: 20_000, payout: 5_000, at: ago(1) });
  await playRound(db, player.id, { stake: 10_000, payout: 30_000, validBet: 5_000, at: ago(30) });
  await playRound(db, player.id, { stake: 4_000, status: 'void', at: ago(1) });
  await playRound(db, loner.id, { stake: 9_999, payout: 0, at: ago(1) });
  await playRound(db, middle.id, { stake: 3_000, payout: 1_000, at: ago(1) });
  await playRound(db, rivalPlayer.id, { stake: 70_000, payout: 0, at: ago(1) });
});

test("sums up a team's figures in the span and in the one before", async () => {
  const overview = await get<ValueOf<typeof getTeamOverview>>(`/wps/agent/team/overview?${today}`, chief);
  expect(overview).toMatchObject({
    currency: 'BDT',
    members: 4,
    directMembers: 2,
    agents: 2,
    balance: '570.00',
    newMembers: { now: 4, before: 0 },
    // The loner's 99.99 is below what counts as active, and so is the middle's 30.00.
    activeMembers: { now: 1, before: 0 },
    deposits: { now: '500.00', before: '70.00' },
    withdrawals: { now: '0.00', before: '0.00' },
    validBet: { now: '329.99', before: '50.00' },
    profit: { now: '269.99', before: '-200.00' },
    income: { now: '0.00', before: '0.00' },
    offersReceived: 0,
    offersGiven: 0,
  });
  expect(overview.series).toHaveLength(26);
  const sum = overview.series.reduce((total, { validBet }) => total + Number(validBet), 0);
  expect(sum).toBeCloseTo(329.99, 2);
});

test('gives a longer series by days of the brand, also days without bets', async () => {
  const span = 'from=2026-02-26T18:00:00Z&to=2026-03-02T18:00:00Z';
  const { series } = await get<ValueOf<typeof getTeamOverview>>(`/wps/agent/team/overview?${span}`, chief);
  expect(series.map(({ at }) => at)).toEqual([
    '2026-02-26T18:00:00.000Z',
    '2026-02-27T18:00:00.000Z',
    '2026-02-28T18:00:00.000Z',
    '2026-03-01T18:00:00.000Z',
  ]);
});

test.each([
  'from=2026-03-02T00:00:00Z&to=2026-03-02T00:00:00Z',
  'from=2020-03-02T00:00:00Z&to=2026-03-02T00:00:00Z',
])('an overview of %s is refused', async (span) => {
  const { status, body } = await api.client.get(`/wps/agent/team/overview?${span}`, chief.token);
  expect([status, body.errors]).toEqual([400, [{ field: 'to', code: 'field_invalid' }]]);
});

test('lists downlines with the activity of their teams, down the tree', async () => {
  const first = await get<ValueOf<typeof listDownlines>>(
    '/wps/agent/team/downlines?sort=validBet&direction=desc',
    chief,
  );
  expect(first.path).toEqual([{ id: chief.id, account: chief.account }]);
  expect(first.list).toMatchObject([
    {
      id: middle.id,
      type: 2,
      directMembers: 1,
      teamMembers: 2,
      validBet: '280.00',
      profit: '-30.00',
      balance: '0.00',
    },
    {
      id: loner.id,
      type: 0,
      directMembers: 0,
      teamMembers: 0,
      validBet: '99.99',
      profit: '99.99',
      balance: '70.00',
    },
  ]);
  expect(first.list[1]?.lastLoginAt).not.toBeNull();

  const deeper = await get<ValueOf<typeof listDownlines>>(
    `/wps/agent/team/downlines?of=${lead.id}&${today}`,
    chief,
  );
  expect(deeper.path.map(({ id }) => id)).toEqual([chief.id, middle.id, lead.id]);
  expect(deeper.list).toMatchObject([{ id: player.id, validBet: '200.00', balance: '500.00' }]);

  const found = await get<ValueOf<typeof listDownlines>>(
    `/wps/agent/team/downlines?search=${player.account.toUpperCase()}`,
    chief,
  );
  expect(found.list.map(({ id }) => id)).toEqual([player.id]);
  const agents = await get<ValueOf<typeof listDownlines>>(
    '/wps/agent/team/downlines?search=leaf&type=agents',
    chief,
  );
  expect(agents.list.map(({ id }) => id).sort()).toEqual([middle.id, lead.id].sort());
});

test.each(['account', 'registered', 'team', 'validBet', 'profit', 'balance'])(
  'every page sorted by %s holds others, and all come',
  async (sort) => {
    const ids = new Set<string>();
    for (const pageNo of [1, 2, 3, 4]) {
      const path = `/wps/agent/team/downlines?search=leaf&sort=${sort}&pageSize=1&pageNo=${pageNo}`;
      const { list, total } = await get<ValueOf<typeof listDownlines>>(path, chief);
      expect(total).toBe(4);
      for (const { id } of list) ids.add(id);
    }
    expect([...ids].sort()).toEqual([middle.id, lead.id, player.id, loner.id].sort());
  },
);

test('lists the rounds of all below, with the sums of the filtered ones', async () => {
  const all = await get<ValueOf<typeof listTeamBets>>('/wps/agent/team/bets', chief);
  expect(all.total).toBe(5);
  expect(all.totals).toEqual({ stake: '429.99', payout: '360.00', validBet: '379.99', currency: 'BDT' });
  const mine = await get<ValueOf<typeof listTeamBets>>(
    `/wps/agent/team/bets?account=${player.account}&status=void`,
    chief,
  );
  expect(mine.list).toMatchObject([
    { account: player.account, stake: '40.00', validBet: '0.00', status: 'void' },
  ]);
});

test("lists the postings on the team's wallets", async () => {
  const all = await get<ValueOf<typeof listTeamTransactions>>('/wps/agent/team/transactions', chief);
  expect(all.list).toMatchObject([
    { account: loner.account, type: 'deposit', kind: 'deposit', amount: '70.00', balanceAfter: '70.00' },
    { account: player.account, amount: '500.00' },
  ]);
  const games = await get<ValueOf<typeof listTeamTransactions>>(
    '/wps/agent/team/transactions?type=game',
    chief,
  );
  expect(games.total).toBe(0);
});

test('gives statements by downline and by day whose rows add up to the totals', async () => {
  const path = '/wps/agent/team/profit-loss';
  const top = await get<ValueOf<typeof getTeamProfitLoss>>(path, chief);
  expect(top.list.map(({ key, stake, deposits }) => [key, stake, deposits])).toEqual([
    [middle.account, '330.00', '500.00'],
    [loner.account, '99.99', '70.00'],
  ]);
  expect(top.totals).toMatchObject({
    stake: '429.99',
    payout: '360.00',
    profitLoss: '-69.99',
    deposits: '570.00',
  });

  const deeper = await get<ValueOf<typeof getTeamProfitLoss>>(`${path}?of=${middle.id}`, chief);
  expect(deeper.total).toBe(2);
  expect(deeper.list.map(({ memberId, stake }) => [memberId, stake])).toEqual([
    [middle.id, '30.00'],
    [lead.id, '300.00'],
  ]);
  expect(deeper.totals.stake).toBe('330.00');

  const days = await get<ValueOf<typeof getTeamProfitLoss>>(`${path}?groupBy=day`, chief);
  const stake = days.list.reduce((sum, row) => sum + Math.round(Number(row.stake) * 100), 0);
  expect(stake).toBe(42_999);
  expect(days.list.length).toBe(days.total);
});

test('gives an empty income before anything was paid', async () => {
  const income = await get<ValueOf<typeof getTeamIncome>>('/wps/agent/team/income', chief);
  expect(income).toMatchObject({ list: [], total: 0, totals: { total: '0.00' } });
});

test("shows the menu's pages by the brand's kinds of contract", async () => {
  const { pages } = await get<{ pages: AgentPage[] }>('/wps/agent/menu', chief);
  expect(pages).toEqual(AGENT_PAGES);
  const menuWith = (kinds: ContractKind[]) => agentMenu({ contracts: { kinds } } as BrandSettings);
  const of = (kinds: ContractKind[]) => AGENT_PAGES.filter((page) => !menuWith(kinds).includes(page));
  expect(of(['daily'])).toEqual(['agentRealtimeSalary', 'agentHourSalary', 'agentDividendRecordCopy2']);
  expect(of([])).toEqual([
    'contracts',
    'agentRealtimeSalary',
    'agentHourSalary',
    'agentDailyWages2',
    'agentDividendRecordCopy2',
  ]);
});

test("finds nothing by an id or a name outside of the agent's team", async () => {
  const strangers = [
    [chief, rival],
    [chief, rivalPlayer],
    [rival, player],
    [rival, chief],
    [lead, middle],
    [lead, chief],
    [lead, loner],
    [chief, { id: '999999999999999999', account: 'nobody' }],
  ] as const;
  for (const [agent, other] of strangers) {
    for (const call of ['downlines', 'profit-loss']) {
      const { status, body } = await api.client.get(`/wps/agent/team/${call}?of=${other.id}`, agent.token);
      expect([status, body.message, body.value]).toEqual([404, 'error_downline_unknown', null]);
    }
    for (const call of ['bets', 'transactions']) {
      const page = await get<{ total: number }>(`/wps/agent/team/${call}?account=${other.account}`, agent);
      expect([call, page.total]).toEqual([call, 0]);
    }
    const found = await get<{ total: number }>(`/wps/agent/team/downlines?search=${other.account}`, agent);
    expect(found.total).toBe(0);
  }
  expect((await api.client.get('/wps/agent/team/downlines', player.token)).status).toBe(403);
});
