import type { Sender } from './sender.js';

/** Why a message was rejected, as the provider's protocol names it; `unknown` if it gave no reason. */
export const SMS_FAILURE_REASONS = [
  'invalid_number',
  'unauthorised',
  'quota_exhausted',
  'unauthorised_domain',
  'service_disabled',
  'too_many_requests',
  'unknown',
] as const;
export type SmsFailureReason = (typeof SMS_FAILURE_REASONS)[number];

export class SmsFailure extends Error {
  constructor(
    readonly fault: SmsFailureReason,
    cause?: unknown,
  ) {
    super(`SMS not sent: ${fault}`, { cause });
  }
}

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  from: Sender;
  /** A UUID: the same message sent again with it is delivered once. */
  reference: string;
}

export abstract class SmsPort {
  /** Resolves once the provider has accepted the message. @throws SmsFailure */
  abstract send(sms: Sms): Promise<void>;
}
