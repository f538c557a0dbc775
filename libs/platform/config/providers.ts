import { SAMPLE_SECRET, type Settings } from './settings.js';
import { listOf, vendorsOf } from './vendors.js';

/**
 * The addresses of other companies; `null` for one that this installation does not use. On a development machine the
 * sandbox plays all of them. In production only providers that are named are used: a missing line must never lead
 * players or payments to the sandbox.
 */
export function providersOf(values: Settings, env: Record<string, string | undefined>) {
  const atSandbox = sandboxAddresses(values);
  const dialogUrl = values.FACEBOOK_DIALOG_URL ?? atSandbox?.facebook;
  const graphUrl = values.FACEBOOK_GRAPH_URL ?? atSandbox?.facebook;
  const phoneCheckIssuer = values.PHONE_CHECK_ISSUER ?? atSandbox?.issuer;
  const phoneCheckUrl = values.PHONE_CHECK_URL ?? atSandbox?.phone;
  return {
    bankUrl: values.BANK_URL ?? atSandbox?.bank ?? null,
    vendors: vendorsOf(env, atSandbox?.root ?? null),
    beaconUrl: values.BEACON_URL ?? atSandbox?.beacon ?? null,
    /** Each of them is accepted; without one no feed is. */
    lotteryFeedSecrets: listOf(values.LOTTERY_FEED_SECRET ?? (atSandbox ? SAMPLE_SECRET : '')),
    liveRoomsUrl: values.LIVE_ROOMS_URL ?? atSandbox?.rooms ?? null,
    smsUrl: values.SMS_URL ?? atSandbox?.sms ?? null,
    smtpUrl: values.SMTP_URL ?? atSandbox?.smtp ?? null,
    googleIssuer: values.GOOGLE_ISSUER ?? atSandbox?.issuer ?? null,
    facebook: dialogUrl && graphUrl ? { dialogUrl, graphUrl } : null,
    phoneCheck: phoneCheckIssuer && phoneCheckUrl ? { issuer: phoneCheckIssuer, url: phoneCheckUrl } : null,
  };
}

function sandboxAddresses({ NODE_ENV, PORT, SANDBOX_PORT, SANDBOX_URL, POST_SMTP_PORT }: Settings) {
  if (NODE_ENV === 'production') return null;
  const at = SANDBOX_URL ?? `http://127.0.0.1:${SANDBOX_PORT ?? PORT + 1}`;
  return {
    root: at,
    bank: `${at}/bank`,
    beacon: `${at}/beacon`,
    rooms: `${at}/rooms`,
    sms: `${at}/post/sms`,
    smtp: `smtp://mela:${SAMPLE_SECRET}@127.0.0.1:${POST_SMTP_PORT ?? PORT + 2}`,
    issuer: `${at}/id`,
    facebook: `${at}/id/facebook`,
    phone: `${at}/id/phone`,
  };
}
