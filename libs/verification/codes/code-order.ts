import type { CodeRequester } from './code-requester.js';
/** Whom a code goes to, and in which words. */
export interface CodeAddress {
  brand: string;
  channel: 'sms' | 'mail';
  /** E.164, or a mail address in small letters. */
  target: string;
  /** `BN` or `EN`; the brand's own for any other. */
  language: string;
  /** False where no account uses the number: the message says so, and shows no code. */
  known?: boolean;
  /** The call's field that a refused number is told under; `mobileNum` by default. */
  field?: string;
}

export interface CodeOrder extends CodeAddress {
  /** What the code is good for, and nothing else: `login`, `recovery`, `register`, `contact`, `step-up <id>`. */
  purpose: string;
  /** Network address of who asks. */
  address: string;
  /** Whose guesses count, and nobody else's. Left out where the purpose names a session or a challenge already. */
  requester?: CodeRequester;
  /** The member who is known to have the number. Without a requester: who has proved to be that member. */
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
