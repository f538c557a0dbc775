import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { FreeRoundGrant, GrantedFreeRounds, VendorState } from './free-round-grant.js';

type Row = Omit<GrantedFreeRounds, 'betValue' | 'won'> & { betValue: string; won: string };

const COLUMNS = `g.id, g.brand, g.vendor, g.member, g.node_id as "nodeId", t.game_code as "gameCode", g.currency,
  g.bet_count as "betCount", g.bet_value as "betValue", g.starts_at as "startsAt", g.ends_at as "endsAt", g.held,
  g.cancelled_at as "cancelledAt", g.vendor_state as "vendorState",
  (select count(*)::int from games.wallet_transaction w
    where w.reward = g.id and w.operation = 'bet' and w.state = 'accepted') as used,
  (select count(*)::int from games.round r where r.reward = g.id and r.status = 'open') as open,
  (select coalesce(sum(r.payout), 0) from games.round r where r.reward = g.id and r.status <> 'void') as won`;

export interface TitleTerms {
  vendor: string;
  gameCode: string;
  minBet: string;
  maxBet: string;
}

/** The rows of grants. Times come from the caller, by the portal's clock. */
@Injectable()
export class FreeRoundRows {
  constructor(private readonly database: Database) {}

  /** False where the id is there already. */
  async insert(grant: FreeRoundGrant, vendor: string, currency: string, at: Date): Promise<boolean> {
    const { id, brand, member, nodeId, betCount, betValue, startsAt, endsAt, held } = grant;
    const rows = await this.database.query(
      `insert into games.free_round_grant (id, brand, vendor, member, node_id, currency, bet_count, bet_value, starts_at,
         ends_at, granted_at, held) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (id) do nothing returning id`,
      [id, brand, vendor, member, nodeId, currency, betCount, String(betValue), startsAt, endsAt, at, held],
    );
    return rows.length > 0;
  }

  async find(id: string): Promise<GrantedFreeRounds | undefined> {
    const [row] = await this.select('g.id = $1', [id]);
    return row;
  }

  findAll(ids: string[]): Promise<GrantedFreeRounds[]> {
    return this.select('g.id = any ($1::uuid[])', [ids]);
  }

  async release(id: string): Promise<bigint | null> {
    const [row] = await this.database.query<{ won: string | null }>(
      'select games.release_winnings($1) as won',
      [id],
    );
    return row?.won == null ? null : BigInt(row.won);
  }

  /** The newest first. */
  ofMember(brand: string, member: string): Promise<GrantedFreeRounds[]> {
    return this.select('g.brand = $1 and g.member = $2', [brand, member]);
  }

  async cancel(id: string, at: Date): Promise<void> {
    await this.database.query(
      'update games.free_round_grant set cancelled_at = coalesce(cancelled_at, $2) where id = $1',
      [id, at],
    );
  }

  async setVendorState(id: string, state: VendorState): Promise<void> {
    await this.database.query('update games.free_round_grant set vendor_state = $2 where id = $1', [
      id,
      state,
    ]);
  }

  async title(brand: string, nodeId: number): Promise<TitleTerms | undefined> {
    const [row] = await this.database.query<TitleTerms>(
      `select vendor, game_code as "gameCode", min_bet as "minBet", max_bet as "maxBet" from games.title
       where brand = $1 and node_id = $2`,
      [brand, nodeId],
    );
    return row;
  }

  async isMember(brand: string, member: string): Promise<boolean> {
    const rows = await this.database.query('select from members.member_view where id = $2 and brand = $1', [
      brand,
      member,
    ]);
    return rows.length > 0;
  }

  private async select(condition: string, parameters: unknown[]): Promise<GrantedFreeRounds[]> {
    const rows = await this.database.query<Row>(
      `select ${COLUMNS} from games.free_round_grant g join games.title t on t.node_id = g.node_id
       where ${condition} order by g.granted_at desc, g.id`,
      parameters,
    );
    return rows.map((row) => ({ ...row, betValue: BigInt(row.betValue), won: BigInt(row.won) }));
  }
}
