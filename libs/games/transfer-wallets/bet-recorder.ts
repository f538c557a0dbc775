import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import type { Currency } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { Findings } from '../reconciliation/findings.js';
import type { BetPage } from '../vendors/transfer-vendor.js';
import { type ReadBet, readBet } from './read-bet.js';

type WireBet = BetPage['bets'][number];

interface Recorded {
  currency: Currency;
  firstRound: string;
  /** Minor units. */
  staked: string;
  won: string;
}

/**
 * Records vendors' bets as rounds, each once. What was staked less what was won moves from the account of the vendor's wallets
 * to `games` with it, so that the ledger says at each moment what members have there by what was read.
 */
@Injectable()
export class BetRecorder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly ledger: Ledger,
    private readonly findings: Findings,
  ) {}

  /** Joins the caller's transaction. A bet that cannot be recorded is stored as it came, and shown to operators. */
  async record(brand: string, vendor: string, bets: WireBet[]): Promise<void> {
    const read = bets.map((body) => ({ body, bet: readBet(body) }));
    const nodes = await this.titles(brand, vendor, read);
    const members = await this.members(brand, read);
    const { currency } = this.brands.byId(brand).settings;
    const isRecordable = ({ bet }: { bet: ReadBet | null }) =>
      bet !== null && nodes.has(bet.gameCode) && members.has(bet.user) && bet.currency === currency;
    const items = read
      .filter(isRecordable)
      .map(({ bet }, ord) => itemOf(bet as ReadBet, ord, nodes, this.clock.offsetMs));
    await this.write(brand, vendor, items);
    const rest = read.filter((one) => !isRecordable(one)).map(({ body }) => body);
    for (const body of rest) await this.store(brand, vendor, body);
  }

  /** Tries once more what could not be recorded before, as after an operator has accepted the title. */
  async retry(brand: string, vendor: string): Promise<void> {
    const rows = await this.database.query<{ body: WireBet }>(
      'select body from games.unrecorded_bet where brand = $1 and vendor = $2 order by found_at, bet_id limit 1000',
      [brand, vendor],
    );
    if (rows.length === 0) return;
    await this.database.transaction(async () => {
      await this.record(
        brand,
        vendor,
        rows.map(({ body }) => body),
      );
      const { rows: recorded } = await this.database.change<{ id: string }>(
        `delete from games.unrecorded_bet u using games.round r
         where u.brand = $1 and u.vendor = $2 and r.brand = u.brand and r.vendor = u.vendor and r.bet_id = u.bet_id
         returning u.bet_id as id`,
        [brand, vendor],
      );
      await this.findings.store(
        brand,
        vendor,
        [],
        recorded.map(({ id }) => findingId(id)),
      );
    });
  }

  private async titles(brand: string, vendor: string, read: { bet: ReadBet | null }[]) {
    const rows = await this.database.query<{ code: string; node: number }>(
      'select game_code as code, node_id as node from games.title where brand = $1 and vendor = $2 and game_code = any($3)',
      [brand, vendor, [...new Set(read.map(({ bet }) => bet?.gameCode))]],
    );
    return new Map(rows.map(({ code, node }) => [code, node]));
  }

  private async members(brand: string, read: { bet: ReadBet | null }[]) {
    const rows = await this.database.query<{ id: string }>(
      'select id from members.member_view where brand = $1 and id = any($2::bigint[])',
      [brand, [...new Set(read.flatMap(({ bet }) => bet?.user ?? []))]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  private async write(brand: string, vendor: string, items: object[]): Promise<void> {
    if (items.length === 0) return;
    const recorded = await this.database.query<Recorded>(
      `select currency, first_round as "firstRound", staked, won
       from games.record_bets($1, $2, $3::jsonb, ${databaseNow('$4')})`,
      [brand, vendor, JSON.stringify(items), this.clock.offsetMs],
    );
    for (const sums of recorded) await this.post(brand, vendor, sums);
  }

  private async post(brand: string, vendor: string, { currency, firstRound, staked, won }: Recorded) {
    const lost = BigInt(staked) - BigInt(won);
    if (lost === 0n) return;
    const postings = [
      { account: await this.ledger.houseAccount(brand, `vendor-wallets-${vendor}`, currency), amount: -lost },
      { account: await this.ledger.houseAccount(brand, 'games', currency), amount: lost },
    ];
    const [status] = await this.ledger.post([
      { key: `vendor-bets:${firstRound}`, brand, kind: 'game-bets', reference: firstRound, postings },
    ]);
    if (status !== 'posted') throw new Error(`bets of ${vendor} could not be posted: ${status}`);
  }

  private async store(brand: string, vendor: string, body: WireBet): Promise<void> {
    await this.database.query(
      `insert into games.unrecorded_bet (brand, vendor, bet_id, body, found_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [brand, vendor, body.id, JSON.stringify(body), this.clock.now()],
    );
    await this.findings.store(brand, vendor, [
      { transactionUuid: findingId(body.id), kind: 'bet_unreadable', ours: null, theirs: null },
    ]);
  }
}

function itemOf(bet: ReadBet, ord: number, nodes: Map<string, number>, offsetMs: number) {
  return {
    ord,
    id: bet.id,
    member: bet.user,
    currency: bet.currency,
    node_id: nodes.get(bet.gameCode),
    round: bet.round,
    stake: bet.stake,
    win: bet.win,
    valid_amount: bet.validAmount,
    // Vendors do not know the test clock.
    placed_at: new Date(bet.placedAt.getTime() + offsetMs).toISOString(),
    is_void: bet.isVoid,
  };
}

/** Bets have names of the vendor's choice, and findings are about ids. */
function findingId(bet: string): string {
  const hex = createHash('sha256').update(bet).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
