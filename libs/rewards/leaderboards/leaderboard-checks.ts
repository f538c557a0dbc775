import { InvalidAmount, parseAmount } from '#libs/money/amount';
import type { FieldError } from '#libs/platform/common/errors';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { type CampaignTerms, MOST_PLACES } from '../common/campaign.js';
import { poolOf, prizesByPlace } from './prizes.js';

/**
 * What is wrong with a leaderboard that operators may not publish, by field: its ranges join from the first place on, prizes do not rise, the
 * budget is enough for one period, and a board of the whole campaign has an end.
 */
export function leaderboardErrors(
  { trigger, reward, budget, schedule }: CampaignTerms,
  { currency, rewards }: BrandSettings,
): FieldError[] {
  if (trigger.on !== 'rank' || reward.size.kind !== 'ranks') return [];
  const { prizes } = reward.size;
  const errors: FieldError[] = [];
  if (trigger.every === 'once' && schedule.endsAt === null)
    errors.push({ field: 'schedule.endsAt', code: 'field_required' });
  // Who has had a prize would be passed over when the next one is given, and nobody would get it.
  if (budget.perMember !== null) errors.push({ field: 'budget.perMember', code: 'field_invalid' });
  const joins = prizes.every(({ from, to }, at) => from === (prizes[at - 1]?.to ?? 0) + 1 && to >= from);
  const amounts = joins ? amountsOf(reward, currency) : null;
  if (amounts === null || amounts.some((prize, at) => at > 0 && prize > (amounts[at - 1] ?? 0n)))
    return [...errors, { field: 'reward.size.prizes', code: 'field_invalid' }];
  const worth = reward.kind === 'points' ? parseAmount(rewards.points.worth, currency) : 1n;
  const [most, pool] = [minorOf(budget.amount, currency), poolOf(amounts) * worth];
  if (most !== null && pool > most) errors.push({ field: 'budget.amount', code: 'field_invalid' });
  if (budget.claims !== null && amounts.length > budget.claims)
    errors.push({ field: 'budget.claims', code: 'field_below_limit', params: { min: amounts.length } });
  return errors;
}

/** `null` for amounts that are none, which are an error of their own. */
function amountsOf(reward: CampaignTerms['reward'], currency: BrandSettings['currency']): bigint[] | null {
  try {
    return prizesByPlace(reward, currency).slice(0, MOST_PLACES);
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}

function minorOf(text: string | null, currency: BrandSettings['currency']): bigint | null {
  if (text === null) return null;
  try {
    return parseAmount(text, currency);
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}
