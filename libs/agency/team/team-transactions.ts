import { Injectable } from '@nestjs/common';
import type { RecordType } from '#libs/ledger/common/account-record.calls';
import { TYPE_OF_KIND } from '#libs/ledger/index';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { listTeamTransactions } from '../common/team.calls.js';

const FROM = `from identity.ancestor below
  join identity.member m on m.id = below.member
  join ledger.account wallet on wallet.member = below.member and wallet.kind = 'wallet'
  join ledger.posting p on p.account = wallet.id join ledger.transaction t on t.id = p.transaction
  where below.ancestor = $1 and ($2::timestamptz is null or t.at >= $2) and ($3::timestamptz is null or t.at < $3)
    and ($4::text is null or lower(m.account) = lower($4)) and ($5::text is null or ${TYPE_OF_KIND} = $5)`;

/** Most that are counted: beyond, a count would go through all postings of a tree to say one number. */
const COUNTED = 10_000;

/** Without a filter the index of the postings tells how many there are. */
const countOf = (filtered: boolean) =>
  `select count(*)::int as total from (select 1 ${
    filtered
      ? FROM
      : `from identity.ancestor below
       join ledger.account wallet on wallet.member = below.member and wallet.kind = 'wallet'
       join ledger.posting p on p.account = wallet.id where below.ancestor = $1`
  } limit ${COUNTED}) counted`;

interface Row {
  id: string;
  account: string;
  type: RecordType;
  kind: string;
  amount: string;
  balanceAfter: string;
  currency: Currency;
  at: Date;
  reference: string;
}

/** Movements of the wallets of all below an agent; `total` counts no further than 10,000. */
@Injectable()
export class TeamTransactions {
  constructor(private readonly database: Database) {}

  list(
    caller: LoggedIn,
    { from, to, account, type, pageNo, pageSize }: InputOf<typeof listTeamTransactions>,
  ): Promise<ValueOf<typeof listTeamTransactions>> {
    const filter = [caller.person, from ?? null, to ?? null, account ? account : null, type ?? null];
    const filtered = filter.slice(1).some((value) => value !== null);
    return this.database.snapshot(async () => {
      const rows = await this.database.query<Row>(
        `select p.transaction || '-' || p.line as id, m.account, ${TYPE_OF_KIND} as type, t.kind, p.amount,
                p.balance_after as "balanceAfter", p.currency, t.at, t.reference
         ${FROM} order by p.transaction desc, p.line desc limit $6 offset $7`,
        [...filter, pageSize, (pageNo - 1) * pageSize],
      );
      const [count] = await this.database.query<{ total: number }>(
        countOf(filtered),
        filtered ? filter : [caller.person],
      );
      const total = count?.total ?? 0;
      return { list: rows.map(lineOf), total, totalPages: totalPages(total, pageSize) };
    });
  }
}

const lineOf = (row: Row) => ({
  ...row,
  amount: toWire(BigInt(row.amount), row.currency),
  balanceAfter: toWire(BigInt(row.balanceAfter), row.currency),
  at: row.at.toISOString(),
});
