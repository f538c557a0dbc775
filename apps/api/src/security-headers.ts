import type { Config } from '#libs/platform/config/config';

const SCRIPTS = "script-src 'self'";
const POLICY = [
  "default-src 'none'",
  SCRIPTS,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** By the requested host, and with the one inline script that may run, as a source of the content security policy. */
export type SecurityHeaders = (host: string | undefined, script?: string) => Record<string, string>;

/**
 * The headers of every reply. A page may only run code that this server sent, and replies are not cached by a browser
 * or proxy, errors included: answers to guests also contain the time, a captcha or a single-use proof, and lists of the
 * site are fetched once per visit. Pages and built files, which are public, declare their own caching.
 */
export function securityHeaders(config: Config): SecurityHeaders {
  // Games run in a frame, at their vendors.
  const frames = `frame-src ${config.studioUrl ? new URL(config.studioUrl).origin : "'none'"}`;
  const fixed = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(config.production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const policyFor = (script: string) =>
    [...POLICY, frames].join('; ').replace(SCRIPTS, `${SCRIPTS}${script}`);
  const policy = policyFor('');
  return (host = '', script) => ({
    'content-security-policy': `${script ? policyFor(` ${script}`) : policy}; connect-src 'self'${socketsOf(host)}`,
    ...fixed,
  });
}

/** Sockets of this host only. A header that is not a plain host name must not get into the policy. */
const socketsOf = (host: string) => (/^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '');
