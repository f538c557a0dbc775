import fs from 'node:fs';
import path from 'node:path';
import { type BrandSettings, brandSettings } from './brand-settings.js';
import type { RegisterRule } from './register-rules.js';

const file = path.resolve(import.meta.dirname, '../../../brands/mela/brand.json');
const { settings } = JSON.parse(fs.readFileSync(file, 'utf8')) as { settings: BrandSettings };

/** The errors of the settings if the rule of the user name has these changes. */
function faultsOf(changes: Partial<RegisterRule>): string[] {
  const username = { ...settings.registerRules.username, ...changes };
  const parsed = brandSettings.safeParse({
    ...settings,
    registerRules: { ...settings.registerRules, username },
  });
  return (parsed.error?.issues ?? []).map(({ path: at, message }) => `${at.join('.')}: ${message}`);
}

test("accepts the brand's rules, and rules that name a pattern or show its text", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ patternId: 1, acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$' })).toEqual([]);
  expect(faultsOf({ patternId: 1, acceptedPattern: 'letter-first' })).toEqual([]);
  expect(faultsOf({ patternId: 9, acceptedPattern: '*' })).toEqual([]);
});

test.each([
  ['an expression of its own', { acceptedPattern: '^(a+)+$' }],
  ["another id's pattern", { patternId: 23, acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$' }],
  ['nothing', { acceptedPattern: '' }],
])('refuses a rule that shows %s', (_, changes) => {
  expect(faultsOf(changes)).toEqual([expect.stringContaining('registerRules.username: acceptedPattern')]);
});

test('refuses bounds that no text can meet, and an unknown pattern id', () => {
  expect(faultsOf({ minLength: 9, maxLength: 8 })).toEqual([
    'registerRules.username: minLength is above maxLength',
  ]);
  expect(faultsOf({ patternId: 24 })).not.toEqual([]);
  expect(faultsOf({ patternId: -1 })).not.toEqual([]);
});
