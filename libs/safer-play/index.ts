export { type BarChange, BarChanges } from './bar-changes.js';
export { PlayGuard } from './play-guard.js';
export { RestrictionQueries } from './restriction-queries.js';
export { Restrictions } from './restrictions.js';
export { RewardGuard } from './reward-guard.js';
export { SaferPlayModule } from './safer-play.module.js';
