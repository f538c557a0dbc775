import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const COVER = '•';

/** Of an E.164 number the country, two digits and the last three, as in "+880 17•• •••678". */
export function maskedMobile(mobile: string): string {
  const number = parsePhoneNumberFromString(mobile);
  const national: string = number?.nationalNumber ?? mobile.slice(1);
  const shown = Math.max(0, Math.min(2, national.length - 5));
  const covered = national.slice(0, shown) + COVER.repeat(national.length - shown - 3) + national.slice(-3);
  const country = number ? `+${number.countryCallingCode} ` : '+';
  return `${country}${covered.slice(0, 4)} ${covered.slice(4)}`;
}

/** Of a mail address the first sign and the domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${COVER.repeat(Math.max(1, at - 1))}${email.slice(at)}`;
}
