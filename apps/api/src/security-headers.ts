import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#libs/platform/config/config';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * On every reply. Nothing on a page may run that we did not serve, and nothing is kept by a browser or a proxy, refusals
 * included: what guests may ask holds the time, a captcha or a proof to be used once as well, and lists of the site are
 * fetched once a visit. Pages and built files, which are for everybody, say themselves how long they are good.
 */
export function securityHeaders(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  const sockets = `ws://${request.headers.host ?? ''} wss://${request.headers.host ?? ''}`;
  const policy = POLICY.map((part) =>
    part.startsWith('connect-src') && plainHost(request) ? `${part} ${sockets}` : part,
  );
  // The games run in a frame, at their vendors.
  policy.push(`frame-src ${config.studioUrl ? new URL(config.studioUrl).origin : "'none'"}`);
  void reply.headers({
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(config.production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
}

const plainHost = (request: FastifyRequest) => /^[\w.:[\]-]+$/.test(request.headers.host ?? '');
