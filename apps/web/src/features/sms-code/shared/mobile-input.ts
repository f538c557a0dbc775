import type { FieldCode, FieldError } from '#libs/platform/common/errors';

/** A mobile number as a form holds it. */
export interface MobileInput {
  /** As it was typed. */
  text: string;
  /** Digits without a plus; empty until the countries are known, which is the brand's first. */
  dialingCode: string;
}

export const NO_MOBILE: MobileInput = { text: '', dialingCode: '' };

/** What calls take. */
export const mobileFields = ({ text, dialingCode }: MobileInput) => ({
  mobileNum: text.trim(),
  ...(dialingCode && { countryDialingCode: dialingCode }),
});

/** What is wrong with a number, under `mobileNum`. The dialling codes are those that the brand takes. */
export async function mobileErrors(
  text: string,
  dialingCode: string | undefined,
  taken: readonly string[],
): Promise<FieldError[]> {
  const { readMobile } = await import('#libs/members/common/mobile-number');
  const read = readMobile(text, dialingCode, taken);
  if ('mobile' in read) return [];
  return [{ field: 'mobileNum', code: read.fault as FieldCode, ...(read.params && { params: read.params }) }];
}

/** What is missing of a number and the code that proves it, under the names that a call has for them. */
export function missingCode(
  { mobile, code }: { mobile: MobileInput; code: string },
  names: { mobile: string; code: string },
): FieldError[] {
  const errors: FieldError[] = [];
  if (mobile.text.trim() === '') errors.push({ field: names.mobile, code: 'field_mobile_invalid' });
  if (code.length < 6) errors.push({ field: names.code, code: 'field_verification_code' });
  return errors;
}
