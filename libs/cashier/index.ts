export { CashierHttpModule, CashierJobsModule, CashierModule } from './cashier.module.js';
export { Deposit } from './deposit.entity.js';
export { expireDeposit } from './deposit-job-kinds.js';
