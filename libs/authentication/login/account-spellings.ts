import { readMobile } from '#libs/members/common/mobile-number';

/**
 * The names under which what was typed may find an account: the name as it was typed comes first, then the digits of a
 * mobile number with its country, however it is written, as accounts are called that were opened by a number.
 */
export function accountSpellings(text: string, dialingCodes: readonly string[]): [string, string] {
  const typed = text.normalize('NFC');
  const read = readMobile(text, undefined, dialingCodes);
  return [typed, 'mobile' in read ? read.mobile.slice(1) : typed];
}
