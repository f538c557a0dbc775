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
import { inRange, ofType, rangeParameters, recordRange, TYPE_OF_POSTING } from './record-range.js';

/** Parameters: $1 member, $2 to $7 the range. */
const RANGE = inRange(2);

/** The latest lines of each of the member's accounts, then the latest of those, so that each index is read for one page only. */
const pageOf = (type: RecordType | undefined) => `
  select l.transaction || '-' || l.line as id, t.at, ${TYPE_OF_POSTING.replace('p.', 'l.')} as type, t.kind, l.account,
         l.amount, l.balance_after as "balanceAfter", l.currency, t.reference
  from (
    select p.*, a.kind as account from ledger.account a cross join lateral (
      select p.transaction, p.line, p.amount, p.balance_after, p.currency, p.type from ledger.posting p
      where p.account = a.id and ${ofType(type)} and ${RANGE}
      order by p.transaction desc, p.line desc limit $8::int + $9::int) p
    where a.member = $1 and a.kind in ('wallet', 'hold') order by p.transaction desc, p.line desc limit $8 offset $9) l
  join ledger.transaction t on t.id = l.transaction order by l.transaction desc, l.line desc`;

/** Reads only indexes. There is one of all lines and one of the lines that are not of games. */
const countOf = (condition: string) => `
  (select count(*)::int from ledger.account a join ledger.posting p on p.account = a.id
   where a.member = $1 and a.kind in ('wallet', 'hold') and ${condition} and ${RANGE})`;
const totalOf = (type: RecordType | undefined) =>
  type === 'game'
    ? `select ${countOf('true')} - ${countOf('p.type is not null')} as total`
    : `select ${countOf(ofType(type))} as total`;

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

/** A member's account record. Snapshots carry the `seq` of the same moment. */
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
    return this.database.snapshot(async () => {
      const filter = [member, ...rangeParameters(await recordRange(this.database, from, to))];
      const rows = await this.database.query<Row>(pageOf(type), [
        ...filter,
        RECORD_PAGE_SIZE,
        (page - 1) * RECORD_PAGE_SIZE,
      ]);
      const [count] = await this.database.query<{ total: number }>(totalOf(type), filter);
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
