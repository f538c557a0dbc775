export { TYPE_OF_KIND } from './account-record.service.js';
export { BalanceService } from './balance.service.js';
export { LedgerHttpModule, LedgerJobsModule, LedgerModule } from './ledger.module.js';
export {
  type HouseAccount,
  type ItemStatus,
  Ledger,
  type LedgerItem,
  type MemberAccount,
} from './ledger.service.js';
export { type FreezeReason, OutgoingFreezes } from './outgoing-freezes.js';
export { LedgerFindings } from './reconciliation/findings.js';
export { type AccountCheck, type Discrepancy, LedgerChecks } from './reconciliation/ledger-checks.js';
export { LedgerReconciliation } from './reconciliation/reconciliation.service.js';
export { reconcileAccounts, reconcileBooks } from './reconciliation/reconciliation-job-kinds.js';
export { Turnover } from './turnover.service.js';
