import { changeOf } from './change';

test.each([
  ['150.00', '100.00', 'rose', 50],
  ['50.00', '100.00', 'fell', 50],
  ['100.00', '100.00', 'same', null],
  ['10.00', '0.00', 'rose', null],
  ['-50.00', '100.00', 'fell', 150],
  ['-50.00', '-100.00', 'rose', 50],
  [3, 0, 'rose', null],
])('%s after %s %s by %s', (now, before, direction, percent) => {
  expect(changeOf(now, before)).toEqual({ direction, percent });
});
