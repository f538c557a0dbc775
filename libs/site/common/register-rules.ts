import type { BrandSettings, RegisterRules } from './brand-settings.js';

/** The public registration rules: a payment password has its own length. */
export function registerRulesOf({
  registerRules,
  paymentPassword: { minLength, maxLength },
}: Pick<BrandSettings, 'registerRules' | 'paymentPassword'>): RegisterRules {
  return {
    ...registerRules,
    paymentPassword: { ...registerRules.paymentPassword, minLength, maxLength },
  };
}
