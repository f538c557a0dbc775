import { Injectable } from '@nestjs/common';
import type { Operator } from '#libs/authentication/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import type { PaymentAlert } from '../common/payment-alert.js';
import type { ListFilter } from '../list-filter.js';
import { OperatorQueue } from '../operator-queue.js';

interface Report {
  provider: string;
  event_id: string;
}

/** Which alerts are listed; all unseen ones by default. */
export interface AlertFilter extends Pick<ListFilter, 'search' | 'from' | 'to'>, KeysetPage {
  brand: string;
  kind?: PaymentAlert['kind'];
}

const OLDEST_FIRST = new Keyset({ 'a.at': 'timestamptz', 'a.id': 'bigint' });

/** Alerts about reports of providers that changed no money (`ALERT_KINDS`). Each is listed until an operator has seen it. */
@Injectable()
export class PaymentAlerts {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly queue: OperatorQueue,
  ) {}

  /** Saves one alert for each event, kind and body, even if the report is repeated. Joins the caller's transaction. */
  async raise(brand: string, kind: PaymentAlert['kind'], report: Report): Promise<void> {
    const raised = await this.database.query(
      `insert into cashier.payment_alert (brand, provider, event_id, kind, body, at)
       values ($1, $2, $3, $4, $5::jsonb, $6) on conflict do nothing returning id`,
      [brand, report.provider, report.event_id, kind, JSON.stringify(report), this.clock.now()],
    );
    if (raised.length > 0) this.queue.changed(brand);
  }

  /** Unseen alerts, oldest first. */
  async list(filter: AlertFilter) {
    const alerts = {
      columns: `a.id, a.kind, a.provider, a.event_id as event, a.at, a.body,
        case a.kind when 'other-body' then e.body end as first`,
      from: 'cashier.payment_alert a',
      joins: 'left join cashier.provider_event e on e.provider = a.provider and e.event_id = a.event_id',
      conditions: conditionsOf(filter),
      order: OLDEST_FIRST,
    };
    type Row = Omit<PaymentAlert, 'at'> & { at: Date };
    const { rows, ...page } = await readKeysetPage<Row>(this.database, alerts, filter);
    return { list: rows.map((row): PaymentAlert => ({ ...row, at: row.at.toISOString() })), ...page };
  }

  async count(brand: string): Promise<number> {
    const { sql, parameters } = unseenOf(brand);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from cashier.payment_alert a where ${sql}`,
      parameters,
    );
    return row?.count ?? 0;
  }

  /** Removes an alert from the list. @throws AppError 404 if the brand has no such alert or it was already seen */
  seen(operator: Operator, id: string): Promise<void> {
    const { brand } = operator;
    return this.database.transaction(async () => {
      const { count } = await this.database.change(
        `update cashier.payment_alert set seen_by = $3, seen_at = $4
         where id = $1 and brand = $2 and seen_at is null`,
        [id, brand, operator.id, this.clock.now()],
      );
      if (count === 0) throw new AppError(platformErrors.error_not_found);
      await this.audit.record(operatorAuditEntry(operator, 'payment.alert-seen', `payment-alert ${id}`));
      this.queue.changed(brand);
    });
  }
}

const unseenOf = (brand: string) => new Conditions().add('a.brand = ? and a.seen_at is null', brand);

/** Finds an alert by the beginning of the event's id, or of what the report names as its payment or reference. */
function conditionsOf({ brand, kind, search, from, to }: AlertFilter): Conditions {
  const conditions = unseenOf(brand);
  if (kind) conditions.add('a.kind = ?', kind);
  if (from !== undefined) conditions.add('a.at >= ?', from);
  if (to !== undefined) conditions.add('a.at < ?', to);
  if (search !== undefined) {
    const prefix = prefixPattern(search);
    const range = uuidRange(search);
    conditions.add(
      `lower(a.body->>'payment_id') like lower(?) or lower(a.body->>'reference') like lower(?)
       ${range ? 'or a.event_id between ? and ?' : ''}`,
      prefix,
      prefix,
      ...(range ?? []),
    );
  }
  return conditions;
}
