import { EMPTY_FORM, errorsOf, type FormChecks } from './form-errors';
import { formByName, REQUIRED } from './registration.fixture';

const { rules } = formByName({
  username: { ...REQUIRED, acceptedPattern: 'letter-first', patternId: 1, minLength: 4 },
  password: REQUIRED,
  confirmPassword: REQUIRED,
  mobileNum: { ...REQUIRED, required: false, minLength: 6 },
});
const checks: FormChecks = { rules, captcha: false, minimumAge: 21, dialingCodes: ['880'] };
const right = {
  ...EMPTY_FORM,
  username: ' rahima ',
  password: 'Boishakh-1431',
  confirmPassword: 'Boishakh-1431',
  terms: true,
  age: true,
};

const codesOf = async (change: Partial<typeof right>, asked: Partial<FormChecks> = {}) =>
  (await errorsOf({ ...right, ...change }, { ...checks, ...asked })).map(
    ({ field, code }) => `${field} ${code}`,
  );

test('a right form passes; spaces around the name do not count', async () => {
  expect(await codesOf({})).toEqual([]);
  expect(await codesOf({ mobileNum: '01712-345678' })).toEqual([]);
});

test.each([
  ['a short name', { username: 'ab' }, 'username field_length'],
  ['a name of another form', { username: '1rahima' }, 'username field_account_format'],
  ['another password', { confirmPassword: 'Boishakh-1432' }, 'confirmPassword field_mismatch'],
  ['a number that is too short', { mobileNum: '0171234' }, 'mobileNum field_mobile_digits'],
  ['a number of nobody', { mobileNum: '09912345678' }, 'mobileNum field_mobile_invalid'],
  [
    'a number of another country',
    { mobileNum: '01712345678', countryDialingCode: '91' },
    'mobileNum field_dialing_code',
  ],
  ['no terms', { terms: false }, 'terms field_terms'],
  ['no age', { age: false }, 'age field_age'],
])('%s is told under its field', async (_, change, error) => {
  expect(await codesOf(change)).toEqual([error]);
});

test('what is told of the age names the age of the brand', async () => {
  expect(await errorsOf({ ...right, age: false }, checks)).toEqual([
    { field: 'age', code: 'field_age', params: { age: 21 } },
  ]);
});

test('a captcha is missed only where it is asked for', async () => {
  expect(await codesOf({}, { captcha: true })).toEqual(['captcha field_captcha']);
  expect(await codesOf({ captcha: 'x3kp' }, { captcha: true })).toEqual([]);
});
