/** How post behaves, on demand. `mail_refused` is about mail, `working` and `silent` about both, the rest about SMS. */
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
