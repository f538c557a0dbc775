import {
  SOCIAL_PROVIDERS,
  type SocialProvider,
  type startSocial,
} from '#libs/authentication/common/social.calls';
import type { RequestOf } from '#libs/platform/common/call';

export type SocialSite = NonNullable<RequestOf<typeof startSocial>['site']>;

/** A log-in at a provider that this tab has begun. */
export interface SocialAttempt {
  provider: SocialProvider;
  /** Comes back with the provider's answer. */
  state: string;
  site: SocialSite;
  /** It links the provider to the account that is logged in. */
  link?: boolean;
  /** Where the person was, or wanted to go. */
  returnTo?: string;
}

const KEY = 'socialVisit';

export const storeAttempt = (attempt: SocialAttempt): void =>
  sessionStorage.setItem(KEY, JSON.stringify(attempt));

/** The attempt that an answer belongs to, once; `null` where this tab began none with that state. */
export function takeAttempt(provider: string | undefined, state: string | null): SocialAttempt | null {
  const text = sessionStorage.getItem(KEY);
  const attempt = text === null ? null : (JSON.parse(text) as SocialAttempt);
  if (!attempt || attempt.provider !== provider || attempt.state !== state) return null;
  sessionStorage.removeItem(KEY);
  return attempt;
}

/** Travels to the registration, where a provider's account belongs to nobody here. */
export const unlinkedState = (provider: SocialProvider, returnTo?: string) => ({
  overlay: true,
  returnTo,
  unlinked: provider,
});

export const unlinkedProvider = (state: unknown) => providerIn(state, 'unlinked');

/** Travels to the security centre, which says what was linked. */
export const linkedState = (provider: SocialProvider) => ({ linked: provider });
export const linkedProvider = (state: unknown) => providerIn(state, 'linked');

function providerIn(state: unknown, key: string): SocialProvider | undefined {
  const named = (state as Record<string, unknown> | null)?.[key];
  return SOCIAL_PROVIDERS.find((provider) => provider === named);
}
