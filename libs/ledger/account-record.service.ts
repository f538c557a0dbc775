import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import {
  type AccountRecordLine,
  type getAccountRecord,
  RECORD_PAGE_SIZE,
  type RecordType,
} from './common/account-record.calls.js';

/** Which kind of a transaction `t` counts as what, in SQL; the rest is `other`. */
export const TYPE_OF_KIND = `case
  when t.kind like 'deposit%' then 'deposit'
  when t.kind like 'withdrawal%' then 'withdrawal'
  when t.kind in ('bet', 'win', 'bet-rollback', 'win-rollback') or t.kind like 'game-%' then 'game'
  when t.kind in ('salary', 'dividend') then 'contract'
  when t.kind = 'transfer' then 'transfer'
  else 'other' end`;
const FILTER = `($2::timestamptz is null or t.at >= $2) and ($3::timestamptz is null or t.at < $3)
  and ($4::text is null or ${TYPE_OF_KIND} = $4)`;

/** The latest lines of each of the member's accounts, and of those the latest: so an index ends after a page. */
const PAGE = `
  select l.transaction || '-' || l.line as id, l.at, l.type, l.kind, a.kind as account, l.amount,
         l.balance_after as "balanceAfter", l.currency, l.reference
  from ledger.account a cross join lateral (
    select p.transaction, p.line, p.amount, p.balance_after, p.currency, t.at, t.kind, t.reference, ${TYPE_OF_KIND} as type
    from ledger.posting p join ledger.transaction t on t.id = p.transaction
    where p.account = a.id and ${FILTER}
    order by p.transaction desc, p.line desc limit $5::int + $6::int) l
  where a.member = $1 order by l.transaction desc, l.line desc limit $5 offset $6`;

/** Without a filter the transactions are not looked at: the index of the postings tells how many there are. */
const countOf = (filtered: boolean) => `
  select count(*)::int as total from ledger.account a join ledger.posting p on p.account = a.id
  ${filtered ? 'join ledger.transaction t on t.id = p.transaction' : ''}
  where a.member = $1 ${filtered ? `and ${FILTER}` : ''}`;

interface Row {
  id: string;
  at: Date;
  type: RecordType;
  kind: string;
  account: AccountRecordLine['account'];
  amount: string;
  balanceAfter: string;
  currency: Currency;
  reference: string;
}

/** A member's postings as they are shown. Snapshots carry the `seq` of the same moment. */
@Injectable()
export class AccountRecord {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  list(
    member: string,
    { from, to, type, page }: InputOf<typeof getAccountRecord>,
  ): Promise<ValueOf<typeof getAccountRecord>> {
    const filter = [member, from ?? null, to ?? null, type ?? null];
    return this.database.snapshot(async () => {
      const rows = await this.database.query<Row>(PAGE, [
        ...filter,
        RECORD_PAGE_SIZE,
        (page - 1) * RECORD_PAGE_SIZE,
      ]);
      const filtered = filter.slice(1).some((value) => value !== null);
      const [count] = await this.database.query<{ total: number }>(
        countOf(filtered),
        filtered ? filter : [member],
      );
      const { head } = await this.events.range(member);
      const total = count?.total ?? 0;
      return { list: rows.map(lineOf), total, totalPages: totalPages(total, RECORD_PAGE_SIZE), seq: head };
    });
  }
}

const lineOf = (row: Row): AccountRecordLine => ({
  ...row,
  at: row.at.toISOString(),
  amount: toWire(BigInt(row.amount), row.currency),
  balanceAfter: toWire(BigInt(row.balanceAfter), row.currency),
});
