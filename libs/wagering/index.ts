export { BonusQueries } from './bonus-queries.js';
export { Bonuses, type NewBonus } from './bonuses.js';
export { type EndedBonus, EndedBonuses } from './ended-bonuses.js';
export { type NewRequirement, type RequirementSource, Requirements } from './requirements.js';
export { WageringHttpModule, WageringModule } from './wagering.module.js';
export { type WageringPlan, WageringPlans } from './wagering-plans.js';
