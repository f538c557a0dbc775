const KEY = 'referralCode';
/** What the server takes. */
const LONGEST = 64;

/** Keeps the code of an invitation's link while the visitor looks around. Told once, when the page opens. */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get(KEY)?.trim();
  if (code && code.length <= LONGEST) sessionStorage.setItem(KEY, code);
}

/** The code that the visitor came with, or an empty text. */
export const referralCode = (): string => sessionStorage.getItem(KEY) ?? '';
