import { readMobile } from './mobile-number.js';

const TAKEN = ['880'];

test.each([
  '01712345678',
  '01712-345678',
  ' 017 1234 5678 ',
  '(01712) 345678',
  '1712345678',
  '+8801712345678',
  '+880 1712-345678',
  '+880 (0) 1712 345678',
  '+880 01712345678',
  '008801712345678',
  '00 880 1712 345678',
  '8801712345678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮০ ১৭১২ ৩৪৫৬৭৮',
  '০০৮৮০১৭১২৩৪৫৬৭৮',
  '০1৭12৩45৬78',
  '０１７１２３４５６７８',
])('%s is one number', (text) => {
  expect(readMobile(text, undefined, TAKEN)).toEqual({ mobile: '+8801712345678' });
  expect(readMobile(text, '880', TAKEN)).toEqual({ mobile: '+8801712345678' });
  expect(readMobile(text, '+880', TAKEN)).toEqual({ mobile: '+8801712345678' });
});

test.each(['013', '014', '015', '016', '017', '018', '019'])(
  'numbers of the operator %s are taken',
  (prefix) => {
    expect(readMobile(`${prefix}12345678`, '880', TAKEN)).toEqual({
      mobile: `+880${prefix.slice(1)}12345678`,
    });
  },
);

const digits = { fault: 'field_mobile_digits', params: { digits: 11 } };
test.each([
  ['', { fault: 'field_required' }],
  ['  ', { fault: 'field_required' }],
  ['0171234567', digits],
  ['017123456789', digits],
  ['12345', digits],
  ['01212345678', { fault: 'field_mobile_invalid' }],
  ['00000000000', { fault: 'field_mobile_invalid' }],
  ['02-9551234', digits],
  ['rupali', { fault: 'field_mobile_invalid' }],
  ['01712345678 or so', { fault: 'field_mobile_invalid' }],
  ['01712345678 ext 5', { fault: 'field_mobile_invalid' }],
  ['01712345678;01812345678', { fault: 'field_mobile_invalid' }],
  ['tel:+8801712345678', { fault: 'field_mobile_invalid' }],
  ['+', { fault: 'field_mobile_invalid' }],
  ['9'.repeat(400), { fault: 'field_mobile_invalid' }],
  ['+1 202 555 0143', { fault: 'field_dialing_code' }],
  ['0091 98765 43210', { fault: 'field_dialing_code' }],
])('%j is refused', (text, answer) => {
  expect(readMobile(text, '880', TAKEN)).toEqual(answer);
});

test('a country is taken only where the brand takes it', () => {
  expect(readMobile('98765 43210', '91', TAKEN)).toEqual({ fault: 'field_dialing_code' });
  expect(readMobile('98765 43210', '91', ['880', '91'])).toEqual({ mobile: '+919876543210' });
  expect(readMobile('01712345678', undefined, ['880', '91'])).toEqual({ mobile: '+8801712345678' });
  expect(readMobile('01712345678', '0880', TAKEN)).toEqual({ fault: 'field_dialing_code' });
});

test('a number that names its country needs none that was chosen', () => {
  expect(readMobile('+91 98765 43210', '880', ['880', '91'])).toEqual({ mobile: '+919876543210' });
});
