import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { getBet, listBets } from '../common/bet-record.calls.js';
import type { BetSummary } from '../common/bet-record.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { BET_COLUMNS, BET_TABLES, type BetRow, betOf } from './bet-row.js';

const CONDITION = `r.member = $1 and ($2::timestamptz is null or r.opened_at >= $2)
  and ($3::timestamptz is null or r.opened_at < $3) and ($4::text is null or t.game_type = $4)
  and ($5::text is null or r.vendor = $5) and ($6::text is null or r.status = $6)`;

/** A member's rounds as they are displayed. Snapshots carry the `seq` of the same moment. */
@Injectable()
export class BetRecord {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
  ) {}

  list(caller: LoggedIn, input: InputOf<typeof listBets>): Promise<ValueOf<typeof listBets>> {
    const { from, to, gameType, vendor, status, pageNo, pageSize } = input;
    const filter = [
      caller.person,
      from ?? null,
      to ?? null,
      gameType ?? null,
      vendor ?? null,
      status ?? null,
    ];
    const { currency } = this.brands.byId(caller.brand).settings;
    return this.database.snapshot(async () => {
      const rows = await this.database.query<BetRow>(
        `select ${BET_COLUMNS} from ${BET_TABLES} where ${CONDITION}
         order by r.opened_at desc, r.id desc limit $7 offset $8`,
        [...filter, pageSize, (pageNo - 1) * pageSize],
      );
      const [sums] = await this.database.query<{ total: number; stake: string; payout: string }>(
        `select count(*)::int as total, coalesce(sum(r.stake) filter (where r.status <> 'void'), 0) as stake,
                coalesce(sum(r.payout) filter (where r.status <> 'void'), 0) as payout
         from ${BET_TABLES} where ${CONDITION}`,
        filter,
      );
      const { head } = await this.events.range(caller.person);
      const total = sums?.total ?? 0;
      return {
        list: rows.map(betOf),
        total,
        totalPages: totalPages(total, pageSize),
        totals: {
          stake: toWire(BigInt(sums?.stake ?? 0), currency),
          payout: toWire(BigInt(sums?.payout ?? 0), currency),
          currency,
        },
        seq: head,
      };
    });
  }

  /** The member's latest rounds at the brand, newest first. */
  async latest(brand: string, member: string, count: number): Promise<BetSummary[]> {
    const rows = await this.database.query<BetRow>(
      `select ${BET_COLUMNS} from ${BET_TABLES} where r.member = $1 and r.brand = $2
       order by r.opened_at desc, r.id desc limit $3`,
      [member, brand, count],
    );
    return rows.map(betOf);
  }

  /** Fetches the vendor's proof outside of any transaction. @throws AppError 404 if the member has no such round */
  async one(caller: LoggedIn, id: string): Promise<ValueOf<typeof getBet>> {
    const bet = await this.storedBet(caller.person, id);
    const operator = this.brands.byId(caller.brand).settings.merchantCode;
    const proof = await this.vendors
      .find(caller.brand, bet.vendor)
      ?.proofOf(operator, bet.round, caller.person);
    return { ...bet, proof: proof ?? null };
  }

  private storedBet(member: string, id: string) {
    return this.database.snapshot(async () => {
      const known = /^[1-9]\d{0,17}$/.test(id);
      const [row] = known
        ? await this.database.query<BetRow>(
            `select ${BET_COLUMNS} from ${BET_TABLES} where r.id = $1 and r.member = $2`,
            [id, member],
          )
        : [];
      if (!row) throw new AppError(platformErrors.error_not_found);
      const { head } = await this.events.range(member);
      return { ...betOf(row), transactions: await this.transactionsOf(row), seq: head };
    });
  }

  private async transactionsOf(bet: BetRow) {
    const rows = await this.database.query<{
      id: string;
      operation: 'bet' | 'win' | 'rollback';
      amount: string;
      rolledBack: boolean;
      at: Date;
    }>(
      `select id, operation, amount, state = 'rolled_back' as "rolledBack", at from games.wallet_transaction
       where round = $1 and state in ('accepted', 'rolled_back') order by id`,
      [bet.id],
    );
    return rows.map((row) => ({
      ...row,
      amount: toWire(BigInt(row.amount), bet.currency),
      at: row.at.toISOString(),
    }));
  }
}
