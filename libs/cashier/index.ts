export { CashierHttpModule, CashierJobsModule, CashierModule } from './cashier.module.js';
export { Deposit } from './deposit.entity.js';
export { creditable, DepositDesk } from './deposit-desk.js';
export { expireDeposit } from './deposit-job-kinds.js';
export { DepositReports, type ReviewedDeposit } from './deposit-reports.js';
