const COVER = '•';

/** Of an E.164 number the first four and the last three signs. */
export function maskedMobile(mobile: string): string {
  return mobile.slice(0, 4) + COVER.repeat(Math.max(0, mobile.length - 7)) + mobile.slice(-3);
}

/** Of a mail address the first sign and the domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${COVER.repeat(Math.max(1, at - 1))}${email.slice(at)}`;
}
