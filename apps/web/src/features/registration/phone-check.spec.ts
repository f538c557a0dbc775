import { phoneCheckRequest, phoneRefusal } from './phone-check';

test('the third party learns the number, and where it is awaited', () => {
  const { address, state } = phoneCheckRequest({
    url: 'https://numbers.example/check',
    clientId: 'mela',
    mobile: '+8801712345678',
    language: 'bn',
  });
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://numbers.example/check');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'mela',
    phone: '+8801712345678',
    state,
    redirect_uri: `${location.origin}/phone-check`,
    lang: 'bn',
  });
});

test.each([
  ['invalid_phone_number', 'error_invalid_input'],
  ['missing_phone_number', 'error_invalid_input'],
  ['too_many_requests', 'error_sms_too_many'],
  ['unknown', 'error_unknown'],
  ['invalid_verification_code', 'error_code_wrong'],
  ['missing_verification_code', 'error_code_wrong'],
  ['captcha_check_failed', 'error_sms_unauthorised'],
  ['unauthorized_domain', 'error_sms_unauthorised'],
  ['quota_exceeded', 'error_sms_quota'],
  ['operation_not_allowed', 'error_sms_disabled'],
  ['code_expired', 'error_code_expired'],
  ['closed_by_user', 'error_social_refused'],
  ['something_new', 'error_unknown'],
])('%s is told as %s', (error, code) => {
  expect(phoneRefusal(error).code).toBe(code);
});

test('a wrong number is told under the number', () => {
  expect(phoneRefusal('missing_phone_number').detail.fields).toEqual([
    { field: 'mobileNum', code: 'field_mobile_invalid' },
  ]);
});
