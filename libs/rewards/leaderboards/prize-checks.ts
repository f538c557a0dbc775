import { amountOrNull, parseAmount } from '#libs/money/amount';
import type { FieldError } from '#libs/platform/common/errors';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { unitCost } from '../campaigns/reward-sizes.js';
import { type CampaignTerms, MOST_PLACES } from '../common/campaign.js';
import { poolOf, prizesByPlace } from './prizes.js';

/**
 * What is wrong with a leaderboard or a raffle that operators may not publish, by field: its ranges join from the first place on, prizes do not
 * rise, the budget is enough for one period, and one of the whole campaign has an end. Nobody joins a raffle.
 */
export function prizeErrors(
  { trigger, reward, budget, schedule, giving }: CampaignTerms,
  settings: BrandSettings,
): FieldError[] {
  const { currency } = settings;
  if ((trigger.on !== 'rank' && trigger.on !== 'draw') || reward.size.kind !== 'ranks') return [];
  const { prizes } = reward.size;
  const errors: FieldError[] = [];
  if (trigger.every === 'once' && schedule.endsAt === null)
    errors.push({ field: 'schedule.endsAt', code: 'field_required' });
  if (trigger.on === 'draw' && giving.optIn) errors.push({ field: 'giving.optIn', code: 'field_invalid' });
  // Who has had a prize would be passed over when the next one is given, and nobody would get it.
  if (budget.perMember !== null) errors.push({ field: 'budget.perMember', code: 'field_invalid' });
  const joins = prizes.every(({ from, to }, at) => from === (prizes[at - 1]?.to ?? 0) + 1 && to >= from);
  // Amounts that are none are errors of their own.
  const amounts = joins ? amountOrNull(() => prizesByPlace(reward, currency).slice(0, MOST_PLACES)) : null;
  if (amounts === null || amounts.some((prize, at) => at > 0 && prize > (amounts[at - 1] ?? 0n)))
    return [...errors, { field: 'reward.size.prizes', code: 'field_invalid' }];
  const cost = amountOrNull(() => poolOf(amounts) * unitCost(reward, settings));
  const most = amountOrNull(() => (budget.amount === null ? null : parseAmount(budget.amount, currency)));
  if (cost !== null && most !== null && cost > most)
    errors.push({ field: 'budget.amount', code: 'field_invalid' });
  if (budget.claims !== null && amounts.length > budget.claims)
    errors.push({ field: 'budget.claims', code: 'field_below_limit', params: { min: amounts.length } });
  return errors;
}
