export { advanceDraw, planDraws, settleDraw } from './draw.job-definitions.js';
export { LotteryHttpModule, LotteryJobsModule } from './lottery.module.js';
