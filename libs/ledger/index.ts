export { BalanceService } from './balance.service.js';
export { LedgerHttpModule, LedgerModule } from './ledger.module.js';
export {
  type HouseAccount,
  type ItemStatus,
  Ledger,
  type LedgerItem,
  type MemberAccount,
} from './ledger.service.js';
export { Turnover } from './turnover.service.js';
