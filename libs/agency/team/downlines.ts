import { Injectable } from '@nestjs/common';
import { AGENT_TYPES } from '#libs/members/common/member-types';

import { toWire } from '#libs/money/amount';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { Downline, listDownlines } from '../common/team.calls.js';
import { TeamScope } from './team-scope.js';

type Input = InputOf<typeof listDownlines>;

/** Parameters: $1 root, $2 prefix of a name or null, $3 true for agents, false for members, null for both, $4 agent types. */
const CANDIDATES = `
  from members.ancestor_view a join members.member_view m on m.id = a.member
  where a.ancestor = $1
    and (case when $2::text is null then a.depth = 1 else starts_with(lower(m.account), lower($2)) end)
    and ($3::boolean is null or (m.type = any ($4::int[])) = $3)`;

/**
 * Valid bet and profit of the teams of `source (id)`, each an account and all below it. If the teams are nearly a whole tree,
 * `$tree` names its top: its rounds are together in an index, and are added up by member first.
 */
const activity = (source: string, [$brand, $from, $to]: string[], $tree: string | null) => {
  const rounds = `games.round_view r where r.brand = ${$brand} and r.status = 'settled'
    and (${$from}::timestamptz is null or r.settled_at >= ${$from})
    and (${$to}::timestamptz is null or r.settled_at < ${$to})`;
  const played = $tree
    ? `join (select r.member, sum(r.valid_bet) as valid_bet, sum(r.stake - r.payout) as profit
        from ${rounds} and r.tree = ${$tree} group by r.member) played using (member)`
    : `cross join lateral (select r.valid_bet, r.stake - r.payout as profit from ${rounds} and r.member = team.member) played`;
  return `
  select team.root, sum(played.valid_bet) as valid_bet, sum(played.profit) as profit
  from (select id as root, id as member from ${source}
        union all select a.ancestor, a.member from members.ancestor_view a join ${source} s on s.id = a.ancestor) team
  ${played} group by team.root`;
};

const BALANCE = `(select b.amount from ledger.account_view w join ledger.balance_view b on b.account = w.id
  where w.member = m.id and w.kind = 'wallet')`;

/** Orders of the list. The last two need the activity of every candidate. */
const SORTS: Record<Input['sort'], string> = {
  account: 'lower(m.account)',
  registered: 'm.registered_at',
  team: '(select count(*) from members.ancestor_view below where below.ancestor = m.id)',
  balance: `coalesce(${BALANCE}, 0)`,
  validBet: 'coalesce(done.valid_bet, 0)',
  profit: 'coalesce(done.profit, 0)',
};

interface Row extends Omit<Downline, 'registeredAt' | 'lastLoginAt'> {
  registeredAt: Date;
  lastLoginAt: Date | null;
}

/** Accounts of an agent's team, each with the activity of its own team. */
@Injectable()
export class Downlines {
  constructor(
    private readonly database: Database,
    private readonly scope: TeamScope,
  ) {}

  /** @throws AppError 404 if `of` is not in the agent's team */
  list(caller: LoggedIn, input: Input): Promise<ValueOf<typeof listDownlines>> {
    return this.database.snapshot(async () => {
      const { root, path } = await this.scope.path(caller, input.of);
      const { currency } = this.scope.settingsOf(caller);
      const search = input.search ? input.search : null;
      const filter = [root, search, input.type ? input.type === 'agents' : null, AGENT_TYPES];
      const [count] = await this.database.query<{ total: number }>(
        `select count(*)::int as total ${CANDIDATES}`,
        filter,
      );
      const total = count?.total ?? 0;
      const tree = !search && (await this.scope.isTop(root)) ? root : null;
      const ids = await this.page(caller, filter, input, tree);
      const rows = await this.details(caller, ids, input, tree);
      return {
        list: rows.map((row) => ({
          ...row,
          registeredAt: row.registeredAt.toISOString(),
          lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
          balance: toWire(BigInt(row.balance), currency),
          validBet: toWire(BigInt(row.validBet), currency),
          profit: toWire(BigInt(row.profit), currency),
        })),
        total,
        totalPages: totalPages(total, input.pageSize),
        path,
        currency,
      };
    });
  }

  private async page(
    caller: LoggedIn,
    filter: unknown[],
    input: Input,
    tree: string | null,
  ): Promise<string[]> {
    const { sort, direction, pageNo, pageSize } = input;
    const byActivity = sort === 'validBet' || sort === 'profit';
    const span = byActivity ? [caller.brand, input.from ?? null, input.to ?? null] : [];
    const done = byActivity
      ? `with candidate as (select m.id ${CANDIDATES}), done as (${activity('candidate', ['$7', '$8', '$9'], tree && '$1')})`
      : '';
    const from = byActivity
      ? CANDIDATES.replace('where', 'left join done on done.root = m.id where')
      : CANDIDATES;
    const rows = await this.database.query<{ id: string }>(
      `${done} select m.id ${from} order by ${SORTS[sort]} ${direction}, m.id ${direction} limit $5 offset $6`,
      [...filter, pageSize, (pageNo - 1) * pageSize, ...span],
    );
    return rows.map(({ id }) => id);
  }

  /** In the order of `ids`. */
  private details(caller: LoggedIn, ids: string[], { from, to }: Input, tree: string | null): Promise<Row[]> {
    return this.database.query<Row>(
      `with chosen as (select id, ordinality from unnest($1::bigint[]) with ordinality as c (id, ordinality)),
       done as (${activity('chosen', ['$2', '$3', '$4'], tree && '$5')})
       select m.id, m.account, m.nickname, m.type, m.status, m.registered_at as "registeredAt",
              (select max(s.started_at) from authentication.session_view s where s.person = m.id) as "lastLoginAt",
              coalesce(${BALANCE}, 0) as balance,
              (select count(*)::int from members.member_view d where d.parent = m.id) as "directMembers",
              (select count(*)::int from members.ancestor_view d where d.ancestor = m.id) as "teamMembers",
              coalesce(done.valid_bet, 0) as "validBet", coalesce(done.profit, 0) as profit
       from chosen join members.member_view m on m.id = chosen.id left join done on done.root = m.id
       order by chosen.ordinality`,
      [ids, caller.brand, from ?? null, to ?? null, ...(tree ? [tree] : [])],
    );
  }
}
