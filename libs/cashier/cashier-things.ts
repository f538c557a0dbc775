import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { LiveThings } from '#libs/platform/live/live-things';
import { BrandRegistry } from '#libs/site/index';
import { depositChart } from './common/deposit.chart.js';
import { unmatchedPaymentChart } from './common/unmatched-payment.chart.js';
import { withdrawalChart } from './common/withdrawal.chart.js';
import { Deposit } from './deposit.entity.js';
import { approverBarredFromPaying } from './second-operator.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';
import { restOf, Withdrawal } from './withdrawal.entity.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Deposits, withdrawals and unmatched payments for those who follow them on their charts. */
@Injectable()
export class CashierThings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly things: LiveThings,
  ) {}

  onModuleInit(): void {
    this.things.register(depositChart.id, (id) => this.deposit(id));
    this.things.register(withdrawalChart.id, (id) => this.withdrawal(id));
    this.things.register(unmatchedPaymentChart.id, (id) => this.unmatchedPayment(id));
  }

  private async deposit(id: string) {
    const deposit = UUID.test(id) ? await this.database.manager.findOneBy(Deposit, { id }) : null;
    return deposit && { state: deposit.status, context: {} };
  }

  private async unmatchedPayment(id: string) {
    const payment = UUID.test(id) ? await this.database.manager.findOneBy(UnmatchedPayment, { id }) : null;
    return payment && { state: payment.status, context: { proposedBy: payment.proposedBy } };
  }

  private async withdrawal(id: string) {
    const withdrawal = UUID.test(id) ? await this.database.manager.findOneBy(Withdrawal, { id }) : null;
    if (!withdrawal) return null;
    const { status, proposedBy } = withdrawal;
    const barredFromPaying = approverBarredFromPaying(
      withdrawal,
      this.brands.byId(withdrawal.brand).settings,
    );
    return { state: status, context: { rest: Number(restOf(withdrawal)), proposedBy, barredFromPaying } };
  }
}
