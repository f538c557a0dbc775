import { isCaught } from './run-spec-faults.js';

test.each([
  [{ passed: 9, failed: 1, unrun: 0 }, true],
  [{ passed: 10, failed: 0, unrun: 0 }, false],
  [{ passed: 0, failed: 10, unrun: 0 }, false],
  [{ passed: 9, failed: 1, unrun: 1 }, false],
])('a spec that ends with %j has noticed a fault: %j', (verdict, expected) => {
  expect(isCaught(verdict)).toBe(expected);
});
