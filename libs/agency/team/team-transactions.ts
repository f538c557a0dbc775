import { Injectable } from '@nestjs/common';
import type { RecordType } from '#libs/ledger/common/account-record.calls';
import { inRange, ofType, rangeParameters, recordRange, TYPE_OF_POSTING } from '#libs/ledger/index';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { listTeamTransactions } from '../common/team.calls.js';

/** Parameters: $1 agent, $2 to $7 the range, $8 the account if one is named. */
const walletsOf = (named: boolean) => `members.ancestor_view below
  ${named ? 'join members.member_view m on m.id = below.member and lower(m.account) = lower($8)' : ''}
  join ledger.account_view wallet on wallet.member = below.member and wallet.kind = 'wallet' and below.ancestor = $1`;
const conditionOf = (type: RecordType | undefined) => `${ofType(type)} and ${inRange(2)}`;

/** Rows are counted up to this number, because a full count would read all postings of the tree. */
const COUNTED = 10_000;

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

/** Postings on the wallets of all below an agent. */
@Injectable()
export class TeamTransactions {
  constructor(private readonly database: Database) {}

  list(
    caller: LoggedIn,
    { from, to, account, type, pageNo, pageSize }: InputOf<typeof listTeamTransactions>,
  ): Promise<ValueOf<typeof listTeamTransactions>> {
    return this.database.snapshot(async () => {
      const range = rangeParameters(await recordRange(this.database, from, to));
      const filter = [caller.person, ...range, ...(account ? [account] : [])];
      const [wallets, condition] = [walletsOf(Boolean(account)), conditionOf(type)];
      const [limit, offset] = [`$${filter.length + 1}`, `$${filter.length + 2}`];
      const rows = await this.database.query<Row>(
        `select l.transaction || '-' || l.line as id, m.account, ${TYPE_OF_POSTING.replace('p.', 'l.')} as type, t.kind,
                l.amount, l.balance_after as "balanceAfter", l.currency, t.at, t.reference
         from (select p.*, below.member from ${wallets} join ledger.posting_view p on p.account = wallet.id where ${condition}
               order by p.transaction desc, p.line desc limit ${limit} offset ${offset}) l
         join members.member_view m on m.id = l.member join ledger.transaction_view t on t.id = l.transaction
         order by l.transaction desc, l.line desc`,
        [...filter, pageSize, (pageNo - 1) * pageSize],
      );
      const [count] = await this.database.query<{ total: number }>(
        `select count(*)::int as total from (
           select 1 from ${wallets} join ledger.posting_view p on p.account = wallet.id where ${condition} limit ${COUNTED}) counted`,
        filter,
      );
      const total = count?.total ?? 0;
      return { list: rows.map(transactionOf), total, totalPages: totalPages(total, pageSize) };
    });
  }
}

const transactionOf = (row: Row) => ({
  ...row,
  amount: toWire(BigInt(row.amount), row.currency),
  balanceAfter: toWire(BigInt(row.balanceAfter), row.currency),
  at: row.at.toISOString(),
});
