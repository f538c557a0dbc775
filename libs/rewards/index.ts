export { Campaign } from './campaigns/campaign.entity.js';
export { lapseReward, takeSignal } from './campaigns/campaign.job-definitions.js';
export { CampaignLifecycle } from './campaigns/campaign.lifecycle.js';
export { campaignErrors, highestCost } from './campaigns/campaign-checks.js';
export { CampaignQueries } from './campaigns/campaign-queries.js';
export { Entitlement } from './campaigns/entitlement.entity.js';
export { closePeriod, countPlay, payRebate } from './counting/counting.job-definitions.js';
export { RewardsHttpModule, RewardsJobsModule, RewardsModule } from './rewards.module.js';
