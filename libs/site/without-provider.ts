import type { Config } from '#libs/platform/config/config';
import {
  isModuleOn,
  MOBILE_LOGIN,
  MOBILE_REGISTRATION,
  PHONE_CHECK,
  SMS_VERIFICATION,
  SOCIAL_FACEBOOK,
  SOCIAL_GOOGLE,
  type Whitelabel,
} from './common/modules.js';

type Providers = Pick<Config, 'smsUrl' | 'googleIssuer' | 'facebook' | 'phoneCheck'>;

/** Modules that are unavailable in this installation, because their provider is not configured. */
export function modulesWithoutProvider(
  { smsUrl, googleIssuer, facebook, phoneCheck }: Providers,
  whitelabel: Whitelabel,
): string[] {
  const tokens = phoneCheck !== null && isModuleOn(whitelabel, PHONE_CHECK);
  return [
    // Numbers that a third party is to verify are not accepted unverified.
    ...(smsUrl === null && !tokens ? [MOBILE_REGISTRATION] : []),
    ...(smsUrl === null ? [SMS_VERIFICATION, MOBILE_LOGIN] : []),
    ...(googleIssuer === null ? [SOCIAL_GOOGLE] : []),
    ...(facebook === null ? [SOCIAL_FACEBOOK] : []),
    ...(phoneCheck === null ? [PHONE_CHECK] : []),
  ];
}
