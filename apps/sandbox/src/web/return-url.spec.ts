import { trustedReturnUrl } from './return-url.js';

test.each([
  ['http://localhost:3000/deposit?x=1', 'http://localhost:3000/deposit?x=1'],
  ['http://mela.localhost:3000/', 'http://mela.localhost:3000/'],
  ['http://mela.localhost:3001/', undefined],
  ['http://localhost/', undefined],
  ['http://evil.example:3000/', undefined],
  ['http://localhost.evil.example:3000/', undefined],
  ['http://localhost:3000@evil.example/', undefined],
  ['http://user:word@localhost:3000/', undefined],
  ['javascript:alert(1)//mela.localhost:3000', undefined],
  ['ftp://mela.localhost:3000/', undefined],
  ['/deposit', undefined],
])('the way back to %s', (address, followed) => {
  expect(trustedReturnUrl(address, 'http://localhost:3000')).toBe(followed);
});
