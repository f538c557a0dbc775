import { type RegistrationForm, registrationForm } from '#libs/authentication/common/registration-form';
import { type RegisterRule, registerRules } from '#libs/site/common/register-rules';

/** A field that has to be filled, with 8 to 20 of any characters. */
export const REQUIRED: RegisterRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 8,
  maxLength: 20,
};

/** The form by user name of a brand with these rules. */
export function formByName(rules: Record<string, RegisterRule>): RegistrationForm {
  const form = registrationForm({ registerRules: registerRules.parse(rules), whitelabel: {} }, 'username');
  if (!form) throw new Error('no form');
  return form;
}
