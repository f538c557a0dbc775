import { Injectable } from '@nestjs/common';
import type { Operator } from '#libs/identity/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import type { PaymentAlert } from './common/unmatched-payment.js';
import { OperatorQueue } from './operator-queue.js';

interface Report {
  provider: string;
  event_id: string;
}

/** Reports of providers that contradict themselves or cannot be read, until an operator has seen them. */
@Injectable()
export class PaymentAlerts {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly queue: OperatorQueue,
  ) {}

  /** Once for each event, kind and body, however often it comes. Joins the caller's transaction. */
  async raise(brand: string, kind: PaymentAlert['kind'], report: Report): Promise<void> {
    const raised = await this.database.query(
      `insert into cashier.payment_alert (brand, provider, event_id, kind, body, at)
       values ($1, $2, $3, $4, $5::jsonb, $6) on conflict do nothing returning id`,
      [brand, report.provider, report.event_id, kind, JSON.stringify(report), this.clock.now()],
    );
    if (raised.length > 0) this.queue.changed(brand);
  }

  /** Those that nobody has seen, oldest first. */
  async list(brand: string, pageNo: number, pageSize: number) {
    const total = await this.count(brand);
    const rows = await this.database.query<Omit<PaymentAlert, 'at'> & { at: Date }>(
      `select a.id, a.kind, a.provider, a.event_id as event, a.at, a.body,
              case a.kind when 'other-body' then e.body end as first
       from cashier.payment_alert a
       left join cashier.provider_event e on e.provider = a.provider and e.event_id = a.event_id
       where a.brand = $1 and a.seen_at is null order by a.at, a.id limit $2 offset $3`,
      [brand, pageSize, (pageNo - 1) * pageSize],
    );
    const list = rows.map((row): PaymentAlert => ({ ...row, at: row.at.toISOString() }));
    return { list, total, totalPages: totalPages(total, pageSize) };
  }

  async count(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'select count(*)::int as count from cashier.payment_alert where brand = $1 and seen_at is null',
      [brand],
    );
    return row?.count ?? 0;
  }

  /** Takes it from the list. @throws Refusal 404 where the brand has none, or somebody has seen it already */
  seen(operator: Operator, id: string): Promise<void> {
    const { brand } = operator;
    return this.database.transaction(async () => {
      const { count } = await this.database.change(
        `update cashier.payment_alert set seen_by = $3, seen_at = $4
         where id = $1 and brand = $2 and seen_at is null`,
        [id, brand, operator.id, this.clock.now()],
      );
      if (count === 0) throw new Refusal(platformErrors.error_not_found);
      await this.audit.record({
        brand,
        actor: `operator ${operator.id}`,
        action: 'payment.alert-seen',
        subject: `payment-alert ${id}`,
        address: operator.address,
      });
      this.queue.changed(brand);
    });
  }
}
