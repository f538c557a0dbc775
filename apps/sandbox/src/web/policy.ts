/**
 * The content security policy of a page. Browsers also apply `form-action` to the redirect that answers a form, so a
 * page whose form leads to another origin has to name it.
 */
export function contentSecurityPolicy(formTarget = ''): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${formTarget}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
