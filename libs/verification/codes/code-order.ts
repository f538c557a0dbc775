import type { CodeRequester } from './requester-cookie.js';

/** Where a code is sent, and in which language. */
export interface CodeRecipient {
  brand: string;
  channel: 'sms' | 'mail';
  /** E.164, or a mail address in small letters. */
  target: string;
  /** A code of `LANGUAGES`; any other text stands for the brand's default language. */
  language: string;
  /** False where no account uses the number: the message says so, and shows no code. */
  known?: boolean;
  /** The call's field that a refused number is told under; `mobileNum` by default. */
  field?: string;
}

export interface CodeOrder extends CodeRecipient {
  /**
   * What the code is good for, and nothing else: `login`, `recovery`, `register`, `contact <member>`,
   * `payment-password <member>`, `step-up <challenge>`.
   */
  purpose: string;
  /** IP address that asks for the code. */
  address: string;
  /** The browser that alone may use the code. Left out where the purpose names a member or a challenge already. */
  requester?: CodeRequester;
  /**
   * With a requester: the member who has proved the target before, if any. Without one: the member whom the caller has proved
   * to be. Left out where the target is not yet proved to be the caller's: the code then counts as a stranger's.
   */
  owner?: string | null;
}

export interface CodeProof {
  brand: string;
  channel: 'sms' | 'mail';
  purpose: string;
  target: string;
  code: string;
  /** As in the order. */
  requester?: CodeRequester;
}
