import type { FieldError } from '#libs/platform/common/errors';
import type { CampaignTerms } from '../common/campaign.js';

/** Members apply for a gift, or once they have given a code. What happens by itself, or is counted, waits for no application. */
const APPLIED_FOR = ['manual', 'code'];

/** What is wrong with terms for which members apply, by field. */
export function applicationErrors({ trigger, giving }: CampaignTerms): FieldError[] {
  if (!giving.application) return [];
  if (!APPLIED_FOR.includes(trigger.on)) return [{ field: 'giving.application', code: 'field_invalid' }];
  // Whoever has given the code has joined by it.
  return giving.optIn && trigger.on === 'code' ? [{ field: 'giving.optIn', code: 'field_invalid' }] : [];
}
