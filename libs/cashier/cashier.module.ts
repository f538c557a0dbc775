import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { BankAccounts } from './bank-accounts.js';
import { CaseViews } from './case-views.js';
import { CashierThings } from './cashier-things.js';
import { DepositController } from './deposit.controller.js';
import { DepositJobs } from './deposit.jobs.js';
import { DepositService } from './deposit.service.js';
import { DepositDesk } from './deposit-desk.js';
import { DepositMoves } from './deposit-moves.js';
import { DepositRecord } from './deposit-record.js';
import { DepositReports } from './deposit-reports.js';
import { HoldCheck } from './hold-check.js';
import { MoneyCallChecks } from './money-call-checks.js';
import { OperatorQueue } from './operator-queue.js';
import { OutgoingMoney } from './outgoing-money.js';
import { PaymentAlerts } from './payment-alerts.js';
import { PaymentProviders } from './payment-providers.js';
import { ProviderEvents } from './provider-events.js';
import { ReceiptAlarms } from './receipt-alarms.js';
import { SuspenseCheck } from './suspense-check.js';
import { TransferController } from './transfer.controller.js';
import { Transfers } from './transfer.service.js';
import { TransferRecord } from './transfer-record.js';
import { UnmatchedPaymentDesk } from './unmatched-payment-desk.js';
import { UnmatchedPaymentRecord } from './unmatched-payment-record.js';
import { UnmatchedPayments } from './unmatched-payments.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalJobs } from './withdrawal.jobs.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalAllowance } from './withdrawal-allowance.js';
import { WithdrawalApprovals } from './withdrawal-approvals.js';
import { WithdrawalCases } from './withdrawal-cases.js';
import { WithdrawalClaims } from './withdrawal-claims.js';
import { WithdrawalDesk } from './withdrawal-desk.js';
import { WithdrawalDiary } from './withdrawal-diary.js';
import { WithdrawalMoney } from './withdrawal-money.js';
import { WithdrawalMoves } from './withdrawal-moves.js';
import { WithdrawalReceipts } from './withdrawal-receipts.js';
import { WithdrawalRecord } from './withdrawal-record.js';

const DEPOSITS = [
  PaymentProviders,
  DepositDesk,
  DepositReports,
  DepositMoves,
  DepositRecord,
  DepositService,
  ProviderEvents,
  OperatorQueue,
  PaymentAlerts,
  UnmatchedPaymentDesk,
  UnmatchedPaymentRecord,
  UnmatchedPayments,
];
const WITHDRAWALS = [
  BankAccounts,
  CaseViews,
  OutgoingMoney,
  ReceiptAlarms,
  WithdrawalAllowance,
  WithdrawalApprovals,
  WithdrawalCases,
  WithdrawalClaims,
  WithdrawalDesk,
  WithdrawalDiary,
  WithdrawalMoney,
  WithdrawalMoves,
  WithdrawalReceipts,
  WithdrawalRecord,
  WithdrawalService,
];

const TRANSFERS = [TransferRecord, Transfers];

@Module({
  imports: [LedgerModule],
  providers: [...DEPOSITS, ...WITHDRAWALS, ...TRANSFERS, CashierThings],
  exports: [...DEPOSITS, ...WITHDRAWALS, ...TRANSFERS],
})
export class CashierModule {}

@Module({
  imports: [CashierModule],
  controllers: [DepositController, TransferController, WithdrawalController],
  providers: [MoneyCallChecks],
})
export class CashierHttpModule {}

@Module({
  imports: [CashierModule, LedgerModule],
  providers: [DepositJobs, HoldCheck, SuspenseCheck, WithdrawalJobs],
})
export class CashierJobsModule {}
