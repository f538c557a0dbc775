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
import type { Deposit } from './deposit.entity.js';
import { type DepositMove, DepositMoves } from './deposit-moves.js';
import { PaymentProviders } from './payment-providers.js';

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
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** @throws Refusal 401 for a bad or old signature, 404 for a deposit that this provider does not have */
  async receive(report: Report, request: SignedRequest): Promise<'ok'> {
    if (!this.providers.get(report.provider).authentic(request))
      throw new Refusal(cashierErrors.error_signature_invalid);
    await this.database.transaction(async () => {
      if (!(await this.first(report))) return;
      const deposit = await this.moves.lock(report.reference);
      if (!deposit || !this.concerns(deposit, report, request))
        throw new Refusal(platformErrors.error_not_found);
      const outcome = await this.apply(report, deposit);
      await this.database.query(
        'update cashier.provider_event set outcome = $3 where provider = $1 and event_id = $2',
        [report.provider, report.event_id, outcome],
      );
    });
    return 'ok';
  }

  /** A provider reports on its own payments, each under the operator id of the brand that ordered it. */
  private concerns(deposit: Deposit, report: Report, { headers }: SignedRequest): boolean {
    const { merchantCode } = this.brands.byId(deposit.brand).settings;
    return deposit.provider === report.provider && headers['x-operator-id'] === merchantCode;
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

  private async apply(report: Report, deposit: Deposit): Promise<string> {
    const actor = `provider ${report.provider}`;
    if (deposit.status !== 'paid') deposit.paymentId = report.payment_id;
    if (report.type === 'payment.paid' && !sameAmount(report, deposit)) {
      if (deposit.status !== 'paid')
        await this.moves.review(deposit, `paid ${report.amount} ${report.currency}`, actor);
      return 'other amount';
    }
    return (await this.moves.move(deposit, MOVES[report.type], actor)) ? 'applied' : 'no move';
  }
}

function sameAmount(report: Report, deposit: Deposit): boolean {
  return report.currency === deposit.currency && report.amount === toWire(deposit.amount, deposit.currency);
}
