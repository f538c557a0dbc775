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

/**
 * Finds rounds in the index of the tree, by the time at which they were opened. Parameters: $1 agent, $2 brand, $3 and $4 span,
 * $5 account, $6 game type, $7 status, $8 the top of the agent's tree.
 */
const where = (isTop: boolean) => `where r.tree = $8 and r.brand = $2
  and ${isTop ? 'r.member <> $1' : 'r.member in (select member from members.ancestor_view where ancestor = $1)'}
  and ($3::timestamptz is null or r.opened_at >= $3) and ($4::timestamptz is null or r.opened_at < $4)
  and ($5::text is null or r.member = (
    select id from members.member_view where brand = $2 and lower(account) = lower($5)))
  and ($6::text is null or r.node_id in (select node_id from games.title_view where game_type = $6))
  and ($7::text is null or r.status = $7)`;
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
    return this.database.snapshot(async () => {
      const top = await this.scope.topOf(caller.person);
      const filter = [
        caller.person,
        caller.brand,
        from ?? null,
        to ?? null,
        account ? account : null,
        gameType ?? null,
        status ?? null,
        top,
      ];
      const rounds = where(top === caller.person);
      const rows = await this.database.query<TeamBetRow>(
        `select ${BET_COLUMNS}, m.account, ${VALID} as "validBet"
         from ${BET_TABLES} join members.member_view m on m.id = r.member ${rounds}
         order by r.opened_at desc, r.id desc limit $9 offset $10`,
        [...filter, pageSize, (pageNo - 1) * pageSize],
      );
      // Grouped by status first: a filter on each round would take as long as the sums themselves.
      const [sums] = await this.database.query<Sums>(
        `select coalesce(sum(count), 0)::int as total, coalesce(sum(stake) filter (where status <> 'void'), 0) as stake,
                coalesce(sum(payout) filter (where status <> 'void'), 0) as payout,
                coalesce(sum(valid_bet) filter (where status = 'settled'), 0) as "validBet"
         from (select r.status, count(*), sum(r.stake) as stake, sum(r.payout) as payout, sum(r.valid_bet) as valid_bet
               from games.round_view r ${rounds} group by r.status) by_status`,
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
