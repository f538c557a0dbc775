export { AgencyHttpModule, AgencyJobsModule, AgencyModule } from './agency.module.js';
export { Contract } from './contracts/contract.entity.js';
export { endContract } from './contracts/contract-job-kinds.js';
export { ContractStanding } from './contracts/contract-standing.js';
export { HouseContracts } from './contracts/house-contracts.js';
export { type PeriodCode, periodCodeOf, periodOf } from './periods.js';
export { payOpen, settle, takeLate, verifySettlements } from './settlement/settlement-job-kinds.js';
export { SettlementReplay } from './settlement/settlement-replay.js';
