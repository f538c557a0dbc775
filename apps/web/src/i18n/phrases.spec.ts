import fs from 'node:fs';
import path from 'node:path';
import { FIELD_CODES } from '#libs/platform/common/errors';
import { agency as bnAgency } from './bn/agency';
import { bn as bnSite } from './bn/bn';
import { help as bnHelp } from './bn/help';
import { identity as bnIdentity } from './bn/identity';
import { operations as bnOperations } from './bn/operations';
import { agency as enAgency } from './en/agency';
import { en as enSite } from './en/en';
import { help as enHelp } from './en/help';
import { identity as enIdentity } from './en/identity';
import { operations as enOperations } from './en/operations';

const LIBS = path.resolve(import.meta.dirname, '../../../../libs');
const bn = { ...bnSite, operations: bnOperations, agency: bnAgency, identity: bnIdentity, help: bnHelp };
const en = { ...enSite, operations: enOperations, agency: enAgency, identity: enIdentity, help: enHelp };
const bundles = { bn, en };

/** Every phrase of a bundle by its whole key. */
function phrasesOf(bundle: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(bundle).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...phrasesOf(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (phrase: string) => [...phrase.matchAll(/{{\w+}}/g)].map(([name]) => name).sort();

/** The codes as the contexts declare them; a new context is found by its file's name. */
function declaredCodes(): string[] {
  const files = fs
    .readdirSync(LIBS)
    .map((context) => path.join(LIBS, context, 'common'))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => /[/.]errors\.ts$/.test(file));
  return files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/^ {2}(error_\w+): \d{3}/gm)].map(([, code]) => String(code)),
  );
}

test('both languages have the same phrases, with the same placeholders', () => {
  const [ours, theirs] = [phrasesOf(bn), phrasesOf(en)];
  expect([...ours.keys()].sort()).toEqual([...theirs.keys()].sort());
  for (const [key, phrase] of theirs)
    expect([key, placeholders(ours.get(key) ?? '')]).toEqual([key, placeholders(phrase)]);
});

test.each(Object.entries(bundles))('every code that the server may answer has words (%s)', (_, bundle) => {
  const codes = declaredCodes();
  expect(codes).toContain('error_unknown');
  expect(codes).toContain('error_deposit_below_minimum');
  expect(codes.filter((code) => !(code in bundle.errors))).toEqual([]);
  expect(FIELD_CODES.filter((code) => !(code in bundle.fieldError))).toEqual([]);
});

test('no phrase is empty, and no Bengali one was left in English', () => {
  const untranslated = [...phrasesOf(bn)].filter(([key, phrase]) => phrase === phrasesOf(en).get(key));
  expect(untranslated).toEqual([]);
  for (const [key, phrase] of [...phrasesOf(bn), ...phrasesOf(en)])
    expect([key, phrase.trim()]).not.toEqual([key, '']);
});
