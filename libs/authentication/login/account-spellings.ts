import { readMobile } from '#libs/members/common/mobile-number';

/**
 * The user names that a typed text may stand for: the text itself comes first, then the digits of the mobile number that it is, if
 * it is one, with the country: accounts that were opened by a number have these digits as their name.
 */
export function accountSpellings(text: string, dialingCodes: readonly string[]): [string, string] {
  const typed = text.normalize('NFC');
  const read = readMobile(text, undefined, dialingCodes);
  return [typed, 'mobile' in read ? read.mobile.slice(1) : typed];
}
