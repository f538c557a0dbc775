import { registrationForm } from '#libs/identity/common/registration-form';
import { registerRules } from '#libs/site/common/brand-settings';
import { EMPTY_FORM, type FormJudge, faultsOf } from './form-faults';

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 8,
  maxLength: 20,
};
const form = registrationForm(
  {
    registerRules: registerRules.parse({
      username: { ...rule, acceptedPattern: 'letter-first', patternId: 1, minLength: 4 },
      password: rule,
      confirmPassword: rule,
      mobileNum: { ...rule, required: false, minLength: 6 },
    }),
    whitelabel: {},
  },
  'username',
);
if (!form) throw new Error('no form');
const judge: FormJudge = { rules: form.rules, captcha: false, minimumAge: 21 };
const right = {
  ...EMPTY_FORM,
  username: ' rahima ',
  password: 'Boishakh-1431',
  confirmPassword: 'Boishakh-1431',
  terms: true,
  age: true,
};

const codesOf = (change: Partial<typeof right>, asked: Partial<FormJudge> = {}) =>
  faultsOf({ ...right, ...change }, { ...judge, ...asked }).map(({ field, code }) => `${field} ${code}`);

test('a right form passes; spaces around the name do not count', () => {
  expect(codesOf({})).toEqual([]);
});

test.each([
  ['a short name', { username: 'ab' }, 'username field_length'],
  ['a name of another form', { username: '1rahima' }, 'username field_account_format'],
  ['another password', { confirmPassword: 'Boishakh-1432' }, 'confirmPassword field_mismatch'],
  ['no terms', { terms: false }, 'terms field_terms'],
  ['no age', { age: false }, 'age field_age'],
])('%s is told under its field', (_, change, fault) => {
  expect(codesOf(change)).toEqual([fault]);
});

test('what is told of the age names the age of the brand', () => {
  expect(faultsOf({ ...right, age: false }, judge)).toEqual([
    { field: 'age', code: 'field_age', params: { age: 21 } },
  ]);
});

test('a captcha is missed only where it is asked for', () => {
  expect(codesOf({}, { captcha: true })).toEqual(['captcha field_captcha']);
  expect(codesOf({ captcha: 'x3kp' }, { captcha: true })).toEqual([]);
});
