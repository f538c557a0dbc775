export { OperationsHttpModule, OperationsJobsModule, OperationsModule } from './operations.module.js';
export { expireProposal } from './proposals/proposal.job-definitions.js';
