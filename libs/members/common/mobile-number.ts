import {
  type CountryCode,
  Metadata,
  type NumberingPlan,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import type { ErrorParams, FieldCode } from '#libs/platform/common/errors';

export type ReadMobile = { mobile: string } | { fault: FieldCode; params?: ErrorParams };

const BENGALI_ZERO = '০'.charCodeAt(0);

/**
 * The mobile number as E.164, or what is wrong with it, however it is written: with blanks or hyphens, with or without
 * the trunk zero, with +880, 00880 or 880, in Bengali digits.
 * @param dialingCode the country that was chosen; the first of `accepted` by default, and a number may name its own
 * @param accepted dialling codes that the brand accepts, digits without plus
 */
export function readMobile(
  text: string,
  dialingCode: string | undefined,
  accepted: readonly string[],
): ReadMobile {
  const written = latinDigits(text.normalize('NFKC'))
    .trim()
    .replace(/^00\s*(?=[1-9])/, '+');
  if (written === '') return { fault: 'field_required' };
  const chosen = dialingCode?.replace('+', '') ?? accepted[0] ?? '';
  if (!written.startsWith('+') && !accepted.includes(chosen)) return { fault: 'field_dialing_code' };
  const number = parsePhoneNumberFromString(written, { defaultCallingCode: chosen, extract: false });
  if (!number || number.ext) return { fault: 'field_mobile_invalid' };
  if (!accepted.includes(number.countryCallingCode)) return { fault: 'field_dialing_code' };
  if (number.isValid()) return { mobile: number.number };
  const length = number.country && lengthIn(number.country);
  if (!length || length.national === number.nationalNumber.length) return { fault: 'field_mobile_invalid' };
  return { fault: 'field_mobile_digits', params: { digits: length.dialled } };
}

/** Replaces Bengali digits by Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}

/** Documented, but not in the library's types. */
type MobilePlan = NumberingPlan & {
  nationalPrefix(): string | undefined;
  type(name: 'MOBILE'): { possibleLengths(): number[] } | undefined;
};

/** How many digits a mobile number has, and how many as it is dialled within the country; only where all have the same length. */
function lengthIn(country: CountryCode): { national: number; dialled: number } | undefined {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as MobilePlan;
  const [national, ...others] = plan.type('MOBILE')?.possibleLengths() ?? [];
  if (national === undefined || others.length > 0) return undefined;
  return { national, dialled: national + (plan.nationalPrefix()?.length ?? 0) };
}
