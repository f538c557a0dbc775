export { BalanceService } from './balance.service.js';
export { collectDebts } from './debt.job-definitions.js';
export { Debts, type NewDebt } from './debts.js';
export { LedgerHttpModule, LedgerJobsModule, LedgerModule } from './ledger.module.js';
export {
  type HouseAccount,
  type ItemStatus,
  Ledger,
  type LedgerItem,
  type MemberAccount,
  type MemberBalance,
} from './ledger.service.js';
export { OutgoingFreezes } from './outgoing-freezes.js';
export { LedgerFindings } from './reconciliation/findings.js';
export { type AccountCheck, type Discrepancy, LedgerChecks } from './reconciliation/ledger-checks.js';
export { reconcileAccounts, reconcileBooks } from './reconciliation/reconciliation.job-definitions.js';
export { LedgerReconciliation } from './reconciliation/reconciliation.service.js';
export { inRange, ofType, rangeParameters, recordRange, TYPE_OF_POSTING } from './record-range.js';
