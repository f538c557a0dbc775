export { advanceDraw, planDraws } from './draws/draw.job-definitions.js';
export { LotteryHttpModule, LotteryJobsModule } from './lottery.module.js';
