import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { SMS_FAULTS, type Sms, SmsFailure, type SmsFault, SmsPort } from './sms-port.js';

const PATIENCE_MS = 5000;
const ACCEPTED = 202;

/** Hands messages to the SMS service over HTTP. */
@Injectable()
export class HttpSms extends SmsPort {
  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }

  override async send(sms: Sms): Promise<void> {
    const { smsUrl } = this.config;
    if (smsUrl === null) throw new SmsFailure('service_disabled');
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const reply = await this.post(smsUrl, sms, patience)
      // A kept connection may have been closed meanwhile. The reference keeps the message from going out twice.
      .catch(() => this.post(smsUrl, sms, patience))
      .catch((error: unknown) => {
        throw new SmsFailure('unknown', error);
      });
    if (reply.status !== ACCEPTED) throw new SmsFailure(await faultOf(reply));
    await reply.body?.cancel();
  }

  private post(smsUrl: string, sms: Sms, signal: AbortSignal): Promise<Response> {
    return fetch(`${smsUrl}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.config.SMS_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(sms),
      redirect: 'error',
      signal,
    });
  }
}

async function faultOf(reply: Response): Promise<SmsFault> {
  const body = (await reply.json().catch(() => null)) as { error?: unknown } | null;
  return SMS_FAULTS.find((fault) => fault === body?.error) ?? 'unknown';
}
