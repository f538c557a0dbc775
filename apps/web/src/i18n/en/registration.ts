export const registration = {
  title: 'Register',
  submit: 'Open the account',
  toLogin: 'Have an account? Log in',
  required: 'Items marked with * are required',
  referralCode: 'Referral code',
  terms: 'I accept the terms of this demonstration',
  age: 'I am {{age}} years old or older',
  hintLength: '{{min}} to {{max}} characters',
};
