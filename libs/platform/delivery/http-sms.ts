import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { merchantConfig } from '../config/merchants.js';
import { SMS_FAILURE_REASONS, type Sms, SmsFailure, type SmsFailureReason, SmsPort } from './sms-port.js';

const TIMEOUT_MS = 5000;
const ACCEPTED = 202;

/** Sends messages to the SMS service over HTTP. */
@Injectable()
export class HttpSms extends SmsPort {
  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }

  override async send(sms: Sms): Promise<void> {
    const { smsUrl, SMS_KEY: key } = merchantConfig(this.config, sms.from.merchantCode);
    if (smsUrl === null) throw new SmsFailure('service_disabled');
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await this.submit(smsUrl, key, sms, timeout)
      // The server may have closed the kept-alive connection. The reference prevents a second delivery.
      .catch(() => this.submit(smsUrl, key, sms, timeout))
      .catch((error: unknown) => {
        throw new SmsFailure('unknown', error);
      });
    if (reply.status !== ACCEPTED) throw new SmsFailure(await failureReasonOf(reply));
    await reply.body?.cancel();
  }

  private submit(smsUrl: string, key: string, { from, ...sms }: Sms, signal: AbortSignal): Promise<Response> {
    return fetch(`${smsUrl}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...sms, sender: from.name, domain: from.domain }),
      redirect: 'error',
      signal,
    });
  }
}

async function failureReasonOf(reply: Response): Promise<SmsFailureReason> {
  const body = (await reply.json().catch(() => null)) as { error?: unknown } | null;
  return SMS_FAILURE_REASONS.find((reason) => reason === body?.error) ?? 'unknown';
}
