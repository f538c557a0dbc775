import type { Config } from '#libs/platform/config/config';
import type { ForeignSources } from '#libs/site/index';

/** What a page contains itself and may run or apply, as sources of the content security policy. */
export interface InlineSources {
  script?: string | undefined;
  style?: string | undefined;
}

/** The headers of every reply. */
export interface SecurityHeaders {
  of(host: string | undefined, inline?: InlineSources): Record<string, string>;
  /** What the brand of a host loads from elsewhere; the same object while that is unchanged. */
  sourcesOf(host: string | undefined): ForeignSources | undefined;
}

/**
 * A page may only run code that this server sent, and load from elsewhere only what its brand's settings list. Replies are
 * not cached by a browser or proxy, errors included: answers to guests also contain the time, a captcha or a single-use
 * proof, and lists of the site are fetched once per visit. Pages and built files, which are public, declare their own
 * caching.
 */
export function securityHeaders(config: Config): SecurityHeaders {
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
  return {
    sourcesOf: () => undefined,
    of(host = '', { script = '', style = '' } = {}) {
      const { images = [], frames = [], connections = [] } = this.sourcesOf(host) ?? {};
      const policy = {
        'default-src': ["'none'"],
        'script-src': ["'self'", script],
        'style-src': ["'self'", style],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:', ...images],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'frame-src': orNone(frames),
        'connect-src': ["'self'", ...socketsOf(host), ...connections],
      };
      const parts = Object.entries(policy).map(([name, sources]) =>
        [name, ...sources.filter(Boolean)].join(' '),
      );
      return { 'content-security-policy': parts.join('; '), ...fixed };
    },
  };
}

const orNone = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"]);

/** Sockets of this host only. A header that is not a plain host name must not get into the policy. */
const socketsOf = (host: string) => (/^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : []);
