import { ApiRefusal } from '../../api/refusal';
import { refusedFields } from './refused-fields';

test('each wrong field is told by itself', () => {
  const fields = [
    { field: 'username', code: 'field_length' as const, params: { min: 4, max: 20 } },
    { field: 'age', code: 'field_age' as const },
  ];
  const refusal = new ApiRefusal('error_invalid_input', { fields });
  expect(refusedFields(refusal, 'username').map(([field]) => field)).toEqual(['username', 'age']);
});

test.each([
  ['error_account_taken', 'username', 'username'],
  ['error_account_taken', 'mobile', 'mobileNum'],
  ['error_captcha_wrong', 'username', 'captcha'],
  ['error_captcha_required', 'mobile', 'captcha'],
  ['error_code_expired', 'mobile', 'verificationCode'],
] as const)('%s in the mode %s is told under %s', (code, mode, field) => {
  expect(refusedFields(new ApiRefusal(code), mode)).toEqual([[field, { code, refusal: true }]]);
});

test('what is about the whole form stands above its button', () => {
  expect(refusedFields(new ApiRefusal('error_not_enabled'), 'username')).toEqual([]);
});
