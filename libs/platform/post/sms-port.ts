/** Why a message was not taken, in the words of the provider's protocol; `unknown` where nobody can say. */
export const SMS_FAULTS = [
  'invalid_number',
  'unauthorised',
  'quota_exhausted',
  'unauthorised_domain',
  'service_disabled',
  'too_many_requests',
  'unknown',
] as const;
export type SmsFault = (typeof SMS_FAULTS)[number];

export class SmsFailure extends Error {
  constructor(
    readonly fault: SmsFault,
    cause?: unknown,
  ) {
    super(`SMS not sent: ${fault}`, { cause });
  }
}

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  /** As whom it arrives: the brand's name. */
  sender: string;
  /** A UUID: the same message sent again under it arrives once. */
  reference: string;
  /** Host of the site that it speaks for. */
  domain: string;
}

export abstract class SmsPort {
  /** Resolves once the provider has taken the message. @throws SmsFailure */
  abstract send(sms: Sms): Promise<void>;
}
