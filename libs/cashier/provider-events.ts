import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { SignedRequest } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from './common/cashier.errors.js';
import type { receiveProviderEvent } from './common/deposit.calls.js';
import type { UnmatchedReason } from './common/unmatched-payment.js';
import type { Deposit } from './deposit.entity.js';
import { type DepositMove, DepositMoves } from './deposit-moves.js';
import { PaymentAlerts } from './payment-alerts.js';
import { PaymentProviders } from './payment-providers.js';
import { UnmatchedPayments } from './unmatched-payments.js';

type Report = InputOf<typeof receiveProviderEvent>;

const MOVES: Record<Report['type'], DepositMove> = {
  'payment.pending': 'OPEN',
  'payment.paid': 'PAY',
  'payment.failed': 'FAIL',
};

/** Takes the reports of payment providers: each event has its effect once, however often it comes. */
@Injectable()
export class ProviderEvents {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly database: Database,
    private readonly moves: DepositMoves,
    private readonly unmatched: UnmatchedPayments,
    private readonly alerts: PaymentAlerts,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /**
   * @throws Refusal 401 for a bad or old signature, 404 for an operator id that no brand has, and for a deposit that the
   * brand does not have; but what was paid for one goes to the suspense account
   */
  async receive(report: Report, request: SignedRequest): Promise<'ok'> {
    if (!this.providers.get(report.provider).authentic(request))
      throw new Refusal(cashierErrors.error_signature_invalid);
    const brands = this.brands.withMerchantCode(request.headers['x-operator-id']).map(({ id }) => id);
    if (brands.length === 0) throw new Refusal(platformErrors.error_not_found);
    await this.database.transaction(async () => {
      if (!(await this.first(report))) return this.compare(brands, report);
      const outcome = await this.apply(brands, report);
      await this.database.query(
        'update cashier.provider_event set outcome = $3 where provider = $1 and event_id = $2',
        [report.provider, report.event_id, outcome],
      );
    });
    return 'ok';
  }

  /** Keeps the report; a copy that comes meanwhile waits here, and then finds it kept. */
  private async first(report: Report): Promise<boolean> {
    const kept = await this.database.query(
      `insert into cashier.provider_event (provider, event_id, received_at, body, outcome)
       values ($1, $2, $3, $4::jsonb, 'taken') on conflict do nothing returning event_id`,
      [report.provider, report.event_id, this.clock.now(), JSON.stringify(report)],
    );
    return kept.length > 0;
  }

  /** A copy says what the first one said, or the provider has to be asked. Either way nothing is done again. */
  private async compare(brands: string[], report: Report): Promise<void> {
    const [known] = await this.database.query<{ same: boolean }>(
      'select body = $3::jsonb as same from cashier.provider_event where provider = $1 and event_id = $2',
      [report.provider, report.event_id, JSON.stringify(report)],
    );
    if (known?.same) return;
    const deposit = await this.find(brands, report);
    await this.alerts.raise(deposit?.brand ?? String(brands[0]), 'other-body', report);
  }

  private async apply(brands: string[], report: Report): Promise<string> {
    const deposit = await this.find(brands, report);
    if (!deposit) {
      if (report.type !== 'payment.paid') throw new Refusal(platformErrors.error_not_found);
      return this.keep(String(brands[0]), report, 'unknown-reference', null);
    }
    const { brand } = deposit;
    const actor = `provider ${report.provider}`;
    const unpaid = deposit.status !== 'paid';
    const reason = reasonOf(report, deposit);
    if (unpaid) deposit.paymentId = report.payment_id;
    if (report.type === 'payment.paid' && !sameAmount(report, deposit)) {
      const kept = await this.keep(brand, report, 'other-amount', deposit);
      if (!unpaid) return kept;
      await this.moves.review(deposit, `paid ${report.amount} ${report.currency}`, actor);
      return 'other amount';
    }
    if (await this.moves.move(deposit, MOVES[report.type], actor)) return 'applied';
    return report.type === 'payment.paid' ? this.keep(brand, report, reason, deposit) : 'no move';
  }

  /** The locked row. A provider reports on its own payments, each under the operator id of the brand that ordered it. */
  private async find(brands: string[], { provider, reference }: Report): Promise<Deposit | null> {
    const deposit = await this.moves.lock(reference);
    return deposit?.provider === provider && brands.includes(deposit.brand) ? deposit : null;
  }

  /** What cannot be credited by itself is money all the same, or else a report that cannot be true. */
  private async keep(
    brand: string,
    report: Report,
    reason: UnmatchedReason,
    deposit: Deposit | null,
  ): Promise<string> {
    if (await this.unmatched.take(brand, report, reason, deposit)) return 'in suspense';
    await this.alerts.raise(brand, 'unreadable-amount', report);
    return 'unreadable';
  }
}

function sameAmount(report: Report, deposit: Deposit): boolean {
  return report.currency === deposit.currency && report.amount === toWire(deposit.amount, deposit.currency);
}

/** What a payment is that the chart does not let a deposit take. */
function reasonOf(report: Report, deposit: Deposit): UnmatchedReason {
  return report.payment_id === deposit.paymentId ? 'same-payment-again' : 'second-payment';
}
