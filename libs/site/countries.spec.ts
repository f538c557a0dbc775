import { countriesOf } from './countries.js';

test('finds the countries of a dialling code, the main one first', () => {
  expect(countriesOf('880')).toEqual([{ countryCode: 'BD', countryDialingCode: '880' }]);
  expect(countriesOf('44')[0]).toEqual({ countryCode: 'GB', countryDialingCode: '44' });
  expect(countriesOf('999')).toEqual([]);
});
