import { checkField } from '#libs/members/common/field-rules';
import type { FieldError } from '#libs/platform/common/errors';
import type { BrandSettings } from '#libs/site/common/brand-settings';

/** Of the patterns that fields may have, the one of mail addresses. */
const EMAIL_PATTERN = { acceptedPattern: 'email', patternId: 3 };

/** What is wrong with a mail address, reported under `field`: it must be one, in the lengths of the brand's rule. */
export function faultsOfEmail(settings: BrandSettings, field: string, email: string): FieldError[] {
  const rule = { ...settings.registerRules.email, ...EMAIL_PATTERN, required: true };
  const fault = checkField('email', email, rule);
  return fault ? [{ ...fault, field }] : [];
}
