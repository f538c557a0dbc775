import { Injectable } from '@nestjs/common';
import { PaymentPasswords } from '#libs/authentication/index';
import { Tree } from '#libs/members/index';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { BonusQueries } from '#libs/wagering/index';
import type { getTransferOptions, listTransfers, Transfer } from '../common/transfer.calls.js';
import { OutgoingMoney } from '../outgoing-money.js';

interface Row extends Omit<Transfer, 'amount' | 'at' | 'currency'> {
  amount: string;
  currency: Currency;
  at: Date;
}

const MINE = 'cashier.transfer t where (t.sender = $1 or t.receiver = $1)';

/** Reads transfers for members. Snapshots contain the `seq` of the same moment. */
@Injectable()
export class TransferQueries {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly events: Events,
    private readonly tree: Tree,
    private readonly paymentPasswords: PaymentPasswords,
    private readonly outgoing: OutgoingMoney,
    private readonly bonuses: BonusQueries,
  ) {}

  list(
    { person }: LoggedIn,
    { pageNo, pageSize }: InputOf<typeof listTransfers>,
  ): Promise<ValueOf<typeof listTransfers>> {
    return this.database.snapshot(async () => {
      const rows = await this.database.query<Row>(
        `select t.id, case when t.sender = $1 then 'sent' else 'received' end as direction,
                (select account from members.member_view m where m.id in (t.sender, t.receiver) and m.id <> $1) as account,
                t.amount, t.currency, t.reason, t.at
         from ${MINE} order by t.at desc, t.id desc limit $2 offset $3`,
        [person, pageSize, (pageNo - 1) * pageSize],
      );
      const [count] = await this.database.query<{ total: number }>(
        `select count(*)::int as total from ${MINE}`,
        [person],
      );
      const { head } = await this.events.range(person);
      const total = count?.total ?? 0;
      return { list: rows.map(transferOf), total, totalPages: totalPages(total, pageSize), seq: head };
    });
  }

  options({ person, brand, role }: LoggedIn): Promise<ValueOf<typeof getTransferOptions>> {
    const { currency, transferMin: min } = this.brands.byId(brand).settings;
    return this.database.snapshot(async () => {
      const { balance, turnoverLeft, frozen, owed, outgoingHeldUntil } = await this.outgoing.of(
        brand,
        person,
      );
      const free = frozen || outgoingHeldUntil || balance < turnoverLeft ? 0n : balance - turnoverLeft;
      const { head } = await this.events.range(person);
      return {
        upline: (await this.tree.upline(person))?.account ?? null,
        toDownline: role === 'agent',
        currency,
        min,
        max: toWire(free, currency),
        turnoverLeft: toWire(turnoverLeft, currency),
        frozen,
        owed: toWire(owed, currency),
        waitUntil: outgoingHeldUntil?.toISOString() ?? null,
        hasPaymentPassword: await this.paymentPasswords.has(person),
        forfeits: await this.bonuses.listForfeitable(person, currency),
        seq: head,
      };
    });
  }
}

const transferOf = ({ at, amount, ...row }: Row): Transfer => ({
  ...row,
  amount: toWire(BigInt(amount), row.currency),
  at: at.toISOString(),
});
