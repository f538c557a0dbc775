import { keepReferralCode, referralCode } from './referral-code';

beforeEach(() => sessionStorage.clear());

test("a code stays while the visitor looks around, and gives way to another link's", () => {
  expect(referralCode()).toBe('');
  keepReferralCode('?theme=dark&referralCode=%20AB2C%20');
  expect(referralCode()).toBe('AB2C');
  keepReferralCode('?page=2');
  keepReferralCode('?referralCode=');
  expect(referralCode()).toBe('AB2C');
  keepReferralCode('?referralCode=XY9Z');
  expect(referralCode()).toBe('XY9Z');
});

test('what no code can be is not kept', () => {
  keepReferralCode(`?referralCode=${'A'.repeat(65)}`);
  expect(referralCode()).toBe('');
});
