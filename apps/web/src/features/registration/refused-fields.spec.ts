import { refusedFields } from './refused-fields';

test.each([
  ['error_account_taken', 'username', 'username'],
  ['error_account_taken', 'mobile', 'mobileNum'],
  ['error_captcha_wrong', 'username', 'captcha'],
  ['error_captcha_required', 'mobile', 'captcha'],
  ['error_code_expired', 'mobile', 'verificationCode'],
] as const)('%s in the mode %s is told under %s', (code, mode, field) => {
  expect(refusedFields(mode)[code]).toBe(field);
});

test('what is about the whole form stands above its button', () => {
  expect(refusedFields('username')['error_not_enabled']).toBeUndefined();
});
