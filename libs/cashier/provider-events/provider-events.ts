import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import type { SignedRequest } from '#libs/platform/crypto/signature';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from '../common/cashier.errors.js';
import { hasHadPayment } from '../common/deposit-states.js';
import type { receiveProviderEvent } from '../common/provider-event.calls.js';
import type { UnmatchedReason } from '../common/unmatched-payment.js';
import type { Deposit } from '../deposit/deposit.entity.js';
import { DepositLifecycle, type DepositMove } from '../deposit/deposit.lifecycle.js';
import { UnmatchedPayments } from '../unmatched-payments/unmatched-payments.js';
import { brandOfReport, idsOf, type ReportedTo } from './brand-of-report.js';
import { PaymentAlerts } from './payment-alerts.js';
import { PaymentProviders } from './payment-providers.js';

type Report = InputOf<typeof receiveProviderEvent>;

const MOVES: Record<Exclude<Report['type'], 'payment.reversed'>, Exclude<DepositMove, 'REVERSE'>> = {
  'payment.pending': 'OPEN',
  'payment.paid': 'PAY',
  'payment.failed': 'FAIL',
};

/** Receives the reports of payment providers. Each event has its effect once, even if it is reported repeatedly. */
@Injectable()
export class ProviderEvents {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly database: Database,
    private readonly deposits: DepositLifecycle,
    private readonly unmatched: UnmatchedPayments,
    private readonly alerts: PaymentAlerts,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /**
   * For an unknown deposit, `payment.paid` is posted to the suspense account, and `payment.reversed` raises an alert.
   * `host` is the brand at whose host it arrived.
   * @throws AppError 401 for an invalid or old signature; 404 for an unknown merchant code (the provider sends it as
   * `x-operator-id`), and for `payment.pending` and `payment.failed` of an unknown deposit
   */
  async receive(report: Report, request: SignedRequest, host: string): Promise<'ok'> {
    const merchantCode = request.headers['x-operator-id'];
    if (!this.providers.get(String(merchantCode), report.provider).isAuthentic(request))
      throw new AppError(cashierErrors.error_signature_invalid);
    const to: ReportedTo = { brands: this.brands.withMerchantCode(merchantCode), host };
    if (to.brands.length === 0) throw new AppError(platformErrors.error_not_found);
    await this.database.transaction(async () => {
      if (!(await this.saveIfNew(report))) return this.compare(to, report);
      const outcome = await this.apply(to, report);
      await this.database.query(
        'update cashier.provider_event set outcome = $3 where provider = $1 and event_id = $2',
        [report.provider, report.event_id, outcome],
      );
    });
    return 'ok';
  }

  /** Whether the report is new; it is saved then. A copy that arrives meanwhile waits for this transaction. */
  private async saveIfNew(report: Report): Promise<boolean> {
    const saved = await this.database.query(
      `insert into cashier.provider_event (provider, event_id, received_at, body, outcome)
       values ($1, $2, $3, $4::jsonb, 'received') on conflict do nothing returning event_id`,
      [report.provider, report.event_id, this.clock.now(), JSON.stringify(report)],
    );
    return saved.length > 0;
  }

  /** Raises an alert if a repeated event has a different body. Nothing is applied again. */
  private async compare(to: ReportedTo, report: Report): Promise<void> {
    const [known] = await this.database.query<{ same: boolean }>(
      'select body = $3::jsonb as same from cashier.provider_event where provider = $1 and event_id = $2',
      [report.provider, report.event_id, JSON.stringify(report)],
    );
    if (known?.same) return;
    await this.alerts.raise(
      await this.brandOf(to, report, await this.find(to, report)),
      'other-body',
      report,
    );
  }

  /** Returns the outcome that is saved with the report, for people who read the table. */
  private async apply(to: ReportedTo, report: Report): Promise<string> {
    const deposit = await this.find(to, report);
    if (report.type === 'payment.reversed') return this.reverse(to, report, deposit);
    if (!deposit) {
      if (report.type !== 'payment.paid') throw new AppError(platformErrors.error_not_found);
      return this.postUnmatched(await this.brandOf(to, report, null), report, 'unknown-reference', null);
    }
    const { brand } = deposit;
    const actor: ActorContext = { kind: 'system', provider: report.provider };
    if (report.type === 'payment.paid' && !sameAmount(report, deposit)) {
      const outcome = await this.postUnmatched(brand, report, 'other-amount', deposit);
      if (hasHadPayment(deposit.status)) return outcome;
      const reason = `paid ${report.amount} ${report.currency}`;
      await this.deposits.applyMove(deposit, 'ASK_REVIEW', { paymentId: report.payment_id, reason }, actor);
      return 'other amount';
    }
    const move = MOVES[report.type];
    const allowed = this.deposits.allows(deposit, move, actor);
    if (report.type === 'payment.paid') {
      const payment = { brand, provider: report.provider, paymentId: report.payment_id };
      const isCredited = await this.deposits.isCredited(payment);
      if (isCredited || !allowed)
        return this.postUnmatched(brand, report, reasonOf(report, deposit, isCredited), deposit);
    }
    if (!allowed) return 'no move';
    await this.deposits.applyMove(deposit, move, { paymentId: report.payment_id }, actor);
    return 'applied';
  }

  /**
   * Reverses the deposit that this payment paid. If the payment paid none, nothing is taken from a member, and operators
   * get an alert. There is no alert if the deposit is reversed already, for example by an operator.
   */
  private async reverse(to: ReportedTo, report: Report, deposit: Deposit | null): Promise<string> {
    if (deposit && sameAmount(report, deposit) && report.payment_id === deposit.paymentId) {
      if (deposit.status === 'reversed') return 'no move';
      const actor: ActorContext = { kind: 'system', provider: report.provider };
      if (this.deposits.allows(deposit, 'REVERSE', actor)) {
        await this.deposits.applyMove(deposit, 'REVERSE', { reason: `event ${report.event_id}` }, actor);
        return 'applied';
      }
    }
    await this.alerts.raise(await this.brandOf(to, report, deposit), 'unmatched-reversal', report);
    return 'unmatched reversal';
  }

  /** The locked deposit, or `null`: it has to be of this provider, and of a brand of the merchant whose code the report carries. */
  private async find({ brands }: ReportedTo, { provider, reference }: Report): Promise<Deposit | null> {
    const deposit = await this.deposits.lock(reference);
    return deposit?.provider === provider && idsOf(brands).includes(deposit.brand) ? deposit : null;
  }

  private async brandOf(to: ReportedTo, report: Report, deposit: Deposit | null): Promise<string> {
    return deposit?.brand ?? brandOfReport(this.database, to, report);
  }

  /** Posts a payment that cannot be credited automatically to suspense, or raises an alert if it cannot be posted. */
  private async postUnmatched(
    brand: string,
    report: Report,
    reason: UnmatchedReason,
    deposit: Deposit | null,
  ): Promise<string> {
    if (await this.unmatched.postToSuspense(brand, report, reason, deposit)) return 'in suspense';
    await this.alerts.raise(brand, 'unreadable-amount', report);
    return 'unreadable';
  }
}

function sameAmount(report: Report, deposit: Deposit): boolean {
  return report.currency === deposit.currency && report.amount === toWire(deposit.amount, deposit.currency);
}

/** Why the deposit cannot be credited with the payment: it was paid before, or the payment paid another one. */
function reasonOf(report: Report, deposit: Deposit, isCredited: boolean): UnmatchedReason {
  return isCredited || report.payment_id === deposit.paymentId ? 'same-payment-again' : 'second-payment';
}
