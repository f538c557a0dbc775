import { readMobile } from '../common/mobile-number.js';

/**
 * The name of an account in the one spelling by which tries are counted. A mobile number, however it is written, becomes
 * its digits with the country, as accounts are called that were opened by one.
 */
export function accountTyped(text: string, dialingCodes: readonly string[]): string {
  const read = readMobile(text, undefined, dialingCodes);
  return 'mobile' in read ? read.mobile.slice(1) : text.normalize('NFC');
}
