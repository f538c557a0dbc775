import { Injectable } from '@nestjs/common';
import { BET_COLUMNS, BET_TABLES, type BetRow, betOf } from '#libs/games/index';
import { toWire } from '#libs/money/amount';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { listTeamBets } from '../common/team.calls.js';
import { TeamScope } from './team-scope.js';

interface TeamBetRow extends BetRow {
  account: string;
  validBet: string;
}

interface Sums {
  total: number;
  stake: string;
  payout: string;
  validBet: string;
}

const FROM = `from ${BET_TABLES} join identity.ancestor a on a.member = r.member and a.ancestor = $1
  join identity.member m on m.id = r.member
  where r.brand = $2 and ($3::timestamptz is null or r.opened_at >= $3)
    and ($4::timestamptz is null or r.opened_at < $4) and ($5::text is null or lower(m.account) = lower($5))
    and ($6::text is null or t.game_type = $6) and ($7::text is null or r.status = $7)`;
const VALID = `case when r.status = 'settled' then r.valid_bet else 0 end`;

/** Rounds of all below an agent. */
@Injectable()
export class TeamBets {
  constructor(
    private readonly database: Database,
    private readonly scope: TeamScope,
  ) {}

  list(caller: LoggedIn, input: InputOf<typeof listTeamBets>): Promise<ValueOf<typeof listTeamBets>> {
    const { from, to, account, gameType, status, pageNo, pageSize } = input;
    const { currency } = this.scope.settingsOf(caller);
    const filter = [
      caller.person,
      caller.brand,
      from ?? null,
      to ?? null,
      account ? account : null,
      gameType ?? null,
      status ?? null,
    ];
    return this.database.snapshot(async () => {
      const rows = await this.database.query<TeamBetRow>(
        `select ${BET_COLUMNS}, m.account, ${VALID} as "validBet" ${FROM}
         order by r.opened_at desc, r.id desc limit $8 offset $9`,
        [...filter, pageSize, (pageNo - 1) * pageSize],
      );
      const [sums] = await this.database.query<Sums>(
        `select count(*)::int as total, coalesce(sum(r.stake) filter (where r.status <> 'void'), 0) as stake,
                coalesce(sum(r.payout) filter (where r.status <> 'void'), 0) as payout,
                coalesce(sum(${VALID}), 0) as "validBet" ${FROM}`,
        filter,
      );
      const total = sums?.total ?? 0;
      return {
        list: rows.map((row) => ({
          ...betOf(row),
          account: row.account,
          validBet: toWire(BigInt(row.validBet), row.currency),
        })),
        total,
        totalPages: totalPages(total, pageSize),
        totals: {
          stake: toWire(BigInt(sums?.stake ?? 0), currency),
          payout: toWire(BigInt(sums?.payout ?? 0), currency),
          validBet: toWire(BigInt(sums?.validBet ?? 0), currency),
          currency,
        },
      };
    });
  }
}
