/** The simulated behaviour of `post`. `mail_refused` applies to mail, `working` and `silent` to both, the rest to SMS. */
export const MODES = [
  'working',
  'quota_exhausted',
  'service_disabled',
  'unauthorised_domain',
  'too_many_requests',
  'unknown',
  'silent',
  'mail_refused',
] as const;

export type Mode = (typeof MODES)[number];
