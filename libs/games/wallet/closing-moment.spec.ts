import { Audit } from '#libs/platform/audit/audit';
import { random } from '#libs/platform/testing/random';
import { BrandRegistry } from '#libs/site/index';
import { Findings } from '../reconciliation/findings.js';
import { Reconciliation } from '../reconciliation/reconciliation.service.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { SharedTables, TABLE_VENDORS, TABLES, type TableVendor } from './shared-tables.fixture.js';
import type { BetAnswer, TablePage } from './table-page.fixture.js';
import type { Exchange } from './wallet-line.fixture.js';

const MEMBERS = 200;
const FUNDS = 1_000_000n;
/** Members who take their seats at once. */
const ARRIVING = 4;
/** When bets are sent, in milliseconds from the closing moment. */
const FIRST = -1500;
const LAST = 60;
/** One of four bets is sent as soon as the round is open, so that some are in it on the slowest machine. */
const EARLY = 4;
/** Time for the early ones, in milliseconds. */
const ENOUGH = 10_000;
const MINUTE_MS = 60_000;
/** The protocol's unit in a minor unit. */
const WIRE = 1000;

interface Bet {
  page: TablePage;
  stake: number;
  answer: BetAnswer;
}

let tables: SharedTables;
let pages: TablePage[];
const chance = random(11);

beforeAll(async () => {
  tables = await SharedTables.open();
  // The tables open together with their first page, and so close together.
  pages = await tables.seat(FUNDS);
  while (pages.length < 2 * MEMBERS)
    pages.push(...(await Promise.all(Array.from({ length: ARRIVING }, () => tables.seat(FUNDS)))).flat());
  pages.length = 2 * MEMBERS;
}, 240_000);
afterAll(async () => {
  for (const page of pages) page.close();
  await tables.close();
});

test('of 400 bets of 200 members around the closing moment of two vendors, each is settled once or neither taken nor paid', async () => {
  const from = await position();
  const bets = await betAround();
  await tables.line.settled();
  await checkAll(from, bets);
}, 180_000);

test('the same while answers to the last bets are held over the closing moment, and some answers are lost', async () => {
  const from = await position();
  const { line } = tables;
  const early = line.of('bet').length + pages.length / EARLY;
  const lose = ({ nth }: Exchange) => nth % 11 === 0;
  line.manner = (exchange) => {
    if (lose(exchange)) return 'lose';
    return exchange.operation === 'bet' && line.of('bet').length > early ? 'hold' : 'deliver';
  };
  const placed = betAround();
  await Promise.all(firstPages().map((page) => page.closing(ENOUGH)));
  await Promise.all(firstPages().map((page) => page.closed()));
  line.release((exchange) => (lose(exchange) ? 'lose' : 'deliver'));
  const bets = await placed;
  await line.settled();
  expect(await checkAll(from, bets)).toBeGreaterThan(0);
}, 180_000);

/** A page of each vendor. */
const firstPages = () => pages.slice(0, TABLE_VENDORS.length);

/** One bet of each page, sent around the closing moment of its table. */
async function betAround(): Promise<Bet[]> {
  const moments = new Map<string, number>();
  for (const page of firstPages()) moments.set(page.vendor, await page.closing(ENOUGH));
  return Promise.all(
    pages.map(async (page, at) => {
      const isEarly = at % (2 * EARLY) < 2;
      const moment = (moments.get(page.vendor) ?? 0) + FIRST + ((LAST - FIRST) * at) / pages.length;
      if (!isEarly) await reach(moment);
      const stake = 100 + chance.below(4900);
      const spot = chance.pick(TABLES[page.vendor as TableVendor].spots);
      return { page, stake, answer: await page.bet({ [spot]: String(stake) }) };
    }),
  );
}

const reach = (moment: number) => new Promise<void>((resolve) => setTimeout(resolve, moment - Date.now()));

interface Position {
  round: string;
  posting: string;
  at: Date;
}

/** Where the books end at present. */
async function position(): Promise<Position> {
  const [row] = await tables.db.query<{ round: string; posting: string }>(
    `select (select coalesce(max(id), 0) from games.round)::text as round,
            (select coalesce(max(id), 0) from ledger.transaction)::text as posting`,
  );
  if (!row) throw new Error('no row');
  return { ...row, at: new Date() };
}

/** Compares the members' answers with every book. Returns how many bets were taken and given back. */
async function checkAll(from: Position, bets: readonly Bet[]): Promise<number> {
  const accepted = bets.flatMap(({ page, stake, answer }) =>
    answer.ok ? [{ page, stake, round: answer.round }] : [],
  );
  const refused = bets.flatMap(({ answer }) => (answer.ok ? [] : [answer.error]));
  for (const vendor of TABLE_VENDORS)
    expect(accepted.filter(({ page }) => page.vendor === vendor).length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((error) => !['round_closed', 'game_unavailable'].includes(error))).toEqual([]);
  expect(tables.line.exchanges.filter(({ status }) => status !== 200)).toEqual([]);

  const paid = await Promise.all(
    accepted.map(async (bet) => ({ ...bet, payout: await bet.page.payout(bet.round) })),
  );
  const rounds = await roundsSince(from);
  expect(rounds.filter(({ status }) => status === 'settled')).toEqual(
    inOrder(
      paid.map(({ page, round, stake, payout }) => ({
        vendor: page.vendor,
        round,
        member: page.member,
        status: 'settled',
        stake,
        payout,
        moves: `bet accepted ${stake}, win accepted ${payout}`,
      })),
    ),
  );
  const others = rounds.filter(({ status }) => status !== 'settled');
  expect(
    others.filter(
      ({ status, moves }) => status !== 'void' || !/^bet rolled_back \d+, rollback accepted \d+$/.test(moves),
    ),
  ).toEqual([]);

  const gained = (vendor?: string) =>
    paid.reduce(
      (sum, { page, stake, payout }) => sum + (!vendor || page.vendor === vendor ? payout - stake : 0),
      0,
    );
  const byMember = new Map<string, number>();
  for (const { page, stake, payout } of paid)
    byMember.set(page.member, (byMember.get(page.member) ?? 0) + payout - stake);
  expect(await walletMoves(from)).toEqual(new Map([...byMember].filter(([, amount]) => amount !== 0)));
  expect(await houseMoves(from)).toBe(-gained());
  expect(await drift()).toEqual({ unbalanced: 0, different: 0, negative: 0 });
  for (const vendor of TABLE_VENDORS) expect(gainOf(await tables.book(vendor, from.at))).toBe(gained(vendor));
  expect(await newFindings()).toBe(0);
  return others.length;
}

const inOrder = <Row extends { vendor: string; round: string }>(rows: Row[]) =>
  rows.toSorted((one, other) => `${one.vendor}${one.round}`.localeCompare(`${other.vendor}${other.round}`));

/** The portal's rounds with the wallet's transactions in them. */
async function roundsSince({ round }: Position) {
  return inOrder(
    await tables.db.query<{ vendor: string; round: string; status: string; moves: string }>(
      `select r.vendor, r.round, r.member::text, r.status, r.stake::int, r.payout::int,
         (select string_agg(operation || ' ' || state || ' ' || amount, ', ' order by w.id)
          from games.wallet_transaction w where w.round = r.id) as moves
       from games.round r where r.id > $1`,
      [round],
    ),
  );
}

async function walletMoves({ posting }: Position): Promise<Map<string, number>> {
  const rows = await tables.db.query<{ member: string; amount: number }>(
    `select a.member::text, sum(p.amount)::int as amount from ledger.posting p join ledger.account a on a.id = p.account
     where p.transaction > $1 and a.owner = 'member' group by 1 having sum(p.amount) <> 0`,
    [posting],
  );
  return new Map(rows.map(({ member, amount }) => [member, amount]));
}

async function houseMoves({ posting }: Position): Promise<number> {
  const [row] = await tables.db.query<{ amount: number }>(
    `select coalesce(sum(p.amount), 0)::int as amount from ledger.posting p join ledger.account a on a.id = p.account
     where p.transaction > $1 and a.owner = 'house' and a.kind = 'games'`,
    [posting],
  );
  return row?.amount ?? Number.NaN;
}

const drift = async () =>
  (
    await tables.db.query(
      `select (select count(*) from (select from ledger.posting group by transaction having sum(amount) <> 0) bad)::int as unbalanced,
         (select count(*) from ledger.balance b where b.amount <>
            (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account = b.account))::int as different,
         (select count(*) from ledger.balance where amount < 0)::int as negative`,
    )
  )[0];

/** What members have won by the vendor's book, in minor units: its wins, less the bets that it did not roll back. */
function gainOf(book: Awaited<ReturnType<SharedTables['book']>>): number {
  const back = new Set(
    book.flatMap((entry) => (entry.operation === 'rollback' ? (entry.reference_transaction_uuid ?? []) : [])),
  );
  return (
    book.reduce((sum, { operation, amount, transaction_uuid }) => {
      if (operation === 'win') return sum + amount;
      return operation === 'bet' && !back.has(transaction_uuid) ? sum - amount : sum;
    }, 0) / WIRE
  );
}

/** The differences that the portal's own reconciliation finds. */
async function newFindings(): Promise<number> {
  const { parts, vendors } = tables;
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  const known = new GameVendors({ ...parts.config, vendors }, parts.clock, brands, parts.database);
  await known.onModuleInit();
  const findings = new Findings(parts.database, parts.clock, new Audit(parts.database, parts.clock));
  const reconciliation = new Reconciliation(parts.database, brands, known, findings);
  return reconciliation.run(new Date(Date.now() - 30 * MINUTE_MS), new Date(Date.now() + 30 * MINUTE_MS));
}
