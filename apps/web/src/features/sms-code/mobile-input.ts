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
