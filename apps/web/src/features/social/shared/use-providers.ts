import { SOCIAL_PROVIDERS, type SocialProvider } from '#libs/authentication/common/social.calls';
import { SOCIAL_FACEBOOK, SOCIAL_GOOGLE } from '#libs/site/common/modules';
import { useModule } from '../../../data/site/use-module';

/** The log-in providers that the brand has. */
export function useProviders(): SocialProvider[] {
  const offered = { google: useModule(SOCIAL_GOOGLE), facebook: useModule(SOCIAL_FACEBOOK) };
  return SOCIAL_PROVIDERS.filter((provider) => offered[provider]);
}
