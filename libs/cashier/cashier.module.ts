import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { WageringModule } from '#libs/wagering/index';
import { BankAccountController } from './bank-accounts/bank-account.controller.js';
import { BankAccounts } from './bank-accounts/bank-accounts.js';
import { DepositController } from './deposit/deposit.controller.js';
import { DepositJobs } from './deposit/deposit.jobs.js';
import { DepositLifecycle } from './deposit/deposit.lifecycle.js';
import { DepositService } from './deposit/deposit.service.js';
import { DepositQueries } from './deposit/deposit-queries.js';
import { DepositsUnderReview } from './deposit/operators/deposits-under-review.js';
import { OrderedDeposits } from './deposit/ordered-deposits.js';
import { ListFilters } from './list-filter.js';
import { MaintenanceExtensions } from './maintenance-extensions.js';
import { MoneyCallChecks } from './money-call-checks.js';
import { OperatorQueue } from './operator-queue.js';
import { OrderReach } from './order-reach.js';
import { OutgoingMoney } from './outgoing-money.js';
import { PaymentAlerts } from './provider-events/payment-alerts.js';
import { PaymentProviders } from './provider-events/payment-providers.js';
import { ProviderEventController } from './provider-events/provider-event.controller.js';
import { ProviderEvents } from './provider-events/provider-events.js';
import { TransferController } from './transfer/transfer.controller.js';
import { TransferService } from './transfer/transfer.service.js';
import { TransferQueries } from './transfer/transfer-queries.js';
import { SuspenseCheck } from './unmatched-payments/suspense-check.js';
import { UnmatchedPaymentLifecycle } from './unmatched-payments/unmatched-payment.lifecycle.js';
import { UnmatchedPaymentQueries } from './unmatched-payments/unmatched-payment-queries.js';
import { UnmatchedPayments } from './unmatched-payments/unmatched-payments.js';
import { HoldCheck } from './withdrawal/hold-check.js';
import { CaseViews } from './withdrawal/operators/case-views.js';
import { PayoutPolicy } from './withdrawal/operators/payout-policy.js';
import { WithdrawalApprovals } from './withdrawal/operators/withdrawal-approvals.js';
import { WithdrawalCases } from './withdrawal/operators/withdrawal-cases.js';
import { WithdrawalClaims } from './withdrawal/operators/withdrawal-claims.js';
import { WithdrawalOperatorService } from './withdrawal/operators/withdrawal-operator.service.js';
import { ReceiptJobs } from './withdrawal/receipt/receipt.jobs.js';
import { ReceiptTimers } from './withdrawal/receipt/receipt-timers.js';
import { WithdrawalReceipts } from './withdrawal/receipt/withdrawal-receipts.js';
import { WithdrawalController } from './withdrawal/withdrawal.controller.js';
import { WithdrawalLifecycle } from './withdrawal/withdrawal.lifecycle.js';
import { WithdrawalService } from './withdrawal/withdrawal.service.js';
import { WithdrawalAllowance } from './withdrawal/withdrawal-allowance.js';
import { WithdrawalMoney } from './withdrawal/withdrawal-money.js';
import { WithdrawalPlans } from './withdrawal/withdrawal-plans.js';
import { WithdrawalQueries } from './withdrawal/withdrawal-queries.js';
import { WithdrawalTranches } from './withdrawal/withdrawal-tranches.js';

const DEPOSITS = [
  ListFilters,
  PaymentProviders,
  DepositsUnderReview,
  DepositLifecycle,
  DepositQueries,
  DepositService,
  ProviderEvents,
  OperatorQueue,
  OrderedDeposits,
  PaymentAlerts,
  UnmatchedPaymentLifecycle,
  UnmatchedPaymentQueries,
  UnmatchedPayments,
];
const WITHDRAWALS = [
  BankAccounts,
  CaseViews,
  OutgoingMoney,
  PayoutPolicy,
  ReceiptTimers,
  WithdrawalAllowance,
  WithdrawalApprovals,
  WithdrawalCases,
  WithdrawalClaims,
  WithdrawalOperatorService,
  WithdrawalLifecycle,
  WithdrawalMoney,
  WithdrawalPlans,
  WithdrawalReceipts,
  WithdrawalQueries,
  WithdrawalService,
  WithdrawalTranches,
];

const TRANSFERS = [TransferQueries, TransferService];

@Module({
  imports: [LedgerModule, WageringModule],
  providers: [...DEPOSITS, ...WITHDRAWALS, ...TRANSFERS, MaintenanceExtensions, OrderReach],
  exports: [...DEPOSITS, ...WITHDRAWALS, ...TRANSFERS],
})
export class CashierModule {}

@Module({
  imports: [CashierModule],
  controllers: [
    BankAccountController,
    DepositController,
    ProviderEventController,
    TransferController,
    WithdrawalController,
  ],
  providers: [MoneyCallChecks],
})
export class CashierHttpModule {}

@Module({
  imports: [CashierModule, LedgerModule],
  providers: [DepositJobs, HoldCheck, ReceiptJobs, SuspenseCheck],
})
export class CashierJobsModule {}
