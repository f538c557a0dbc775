import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FOLDERS = ['apps/web/src', 'apps/sandbox/web/src'];

/** Places that do not turn with the language, and why. */
const EXCEPTIONS: Record<string, string> = {
  'apps/web/src/ui/overlays/menu.module.css: inset: 0 auto auto 0':
    'placed by place-beside.ts, which turns it',
  'apps/web/src/ui/overlays/tooltip.module.css: inset: 0 auto auto 0':
    'placed by place-beside.ts, which turns it',
};

/** Sides that have a name of their own in the direction of the text: `margin-inline-start`, `text-align: start`. */
const PHYSICAL = [
  /^(scroll-)?(margin|padding)-(left|right)$/,
  /^border-(left|right)(-|$)/,
  /^border-(top|bottom)-(left|right)-radius$/,
  /^(left|right)$/,
];
const ALIGNED = /^(text-align|float|clear)$/;
const FOUR_SIDES =
  /^(margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/;

/** The parts of a value; what stands in brackets is one of them. */
const partsOf = (value: string): string[] =>
  value.match(/[^\s()]*\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s]+/g) ?? [];

function isPhysical(property: string, value: string): boolean {
  if (PHYSICAL.some((pattern) => pattern.test(property))) return true;
  if (ALIGNED.test(property)) return /^(left|right)$/.test(value);
  const [first, second, third, fourth] = partsOf(value);
  if (FOUR_SIDES.test(property)) return fourth !== undefined && second !== fourth;
  if (property !== 'border-radius' || second === undefined) return false;
  // From the top left corner on: both of the top, and both of the bottom, have to be the same.
  return first !== second || (third ?? first) !== (fourth ?? second);
}

function findings(file: string): string[] {
  const css = fs.readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/(?<=[{;])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .map(([, property = '', value = '']) => [property, value.trim().replace(/\s+/g, ' ')] as const)
    .filter(([property, value]) => isPhysical(property, value))
    .map(([property, value]) => `${file}: ${property}: ${value}`);
}

const sheets = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

test('styles name sides by the direction of the text, so that a page in Arabic is mirrored', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap(findings);
  expect(found.filter((finding) => !(finding in EXCEPTIONS))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((finding) => !found.includes(finding))).toEqual([]);
});

test.each([
  ['margin-left', '4px'],
  ['padding', '1px 2px 3px 4px'],
  ['padding', 'var(--a) calc(1px + var(--b)) 0 2px'],
  ['border-radius', '8px 0 0 8px'],
  ['text-align', 'left'],
])('%s: %s is found', (property, value) => expect(isPhysical(property, value)).toBe(true));

test.each([
  ['padding', '1px 2px'],
  ['inset', '0 auto auto auto'],
  ['border-radius', '8px 8px 0 0'],
  ['text-align', 'end'],
])('%s: %s turns with the text', (property, value) => expect(isPhysical(property, value)).toBe(false));
