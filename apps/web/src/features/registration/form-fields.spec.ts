import { registrationForm } from '#libs/authentication/common/registration-form';
import { REGISTER_FIELDS, registerRules } from '#libs/site/common/register-rules';
import { fieldsShown } from './form-fields';

const rule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 60,
};
const everything = registerRules.parse(Object.fromEntries(REGISTER_FIELDS.map((field) => [field, rule])));
const whitelabel = { MOBILEREG: '1', MOBILEREGPASS: '1', SMSVERIF: '1', AFFILIATE: '1' };

function shownIn(mode: 'username' | 'mobile', captcha = true) {
  const form = registrationForm({ registerRules: everything, whitelabel }, mode);
  if (!form) throw new Error(`no form by ${mode}`);
  return fieldsShown({ mode, rules: form.rules, captcha, affiliate: true });
}

test('every field that the brand may ask for has its place', () => {
  expect([...shownIn('username')].sort()).toEqual([...REGISTER_FIELDS, 'referralCode'].sort());
});

test('in mobile mode the number and its code come first, and no user name is asked for', () => {
  const shown = shownIn('mobile');
  expect(shown.slice(0, 3)).toEqual(['mobileNum', 'verificationCode', 'password']);
  expect(shown).not.toContain('username');
});

test('a captcha is there when it is asked for', () => {
  expect(shownIn('username', false)).not.toContain('captcha');
});
