export { TYPE_OF_KIND } from './account-record.service.js';
export { BalanceService } from './balance.service.js';
export { LedgerHttpModule, LedgerModule } from './ledger.module.js';
export {
  type HouseAccount,
  type ItemStatus,
  Ledger,
  type LedgerItem,
  type MemberAccount,
} from './ledger.service.js';
export { type FreezeReason, OutgoingFreezes } from './outgoing-freezes.js';
export { Turnover } from './turnover.service.js';
