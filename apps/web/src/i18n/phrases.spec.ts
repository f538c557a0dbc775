import fs from 'node:fs';
import path from 'node:path';
import { FIELD_CODES } from '#libs/platform/common/errors';
import {
  FALLBACK,
  LANGUAGE_TABLE,
  LANGUAGES,
  type LanguageCode,
  LOCALES,
  phraseFolderOf,
} from '#libs/site/common/locales';
import { site } from './en/site';
import { createTranslator } from './i18n';
import { addPhrases } from './lazy-bundles';
import { loadPhrases } from './load-phrases';
import { phrasesOf, placeholders, pluralName } from './phrases.fixture';

const LIBS = path.resolve(import.meta.dirname, '../../../../libs');
const COMPLETE = LANGUAGES.filter((code) => LANGUAGE_TABLE[code].phrases === 'all');
const TRANSLATED = COMPLETE.filter((code) => code !== FALLBACK);
const PARTIAL = LANGUAGES.filter((code) => LANGUAGE_TABLE[code].phrases === 'some');

/** The placeholders of a count. */
const FIGURES = new Set(['{{shown}}', '{{count}}']);

const english = await phrasesOf(FALLBACK);

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

/** The keys that a language has to have: those of English, and each form of the plural that the language has. */
function keysOf(language: LanguageCode): string[] {
  const forms = new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) => {
    const name = pluralName(key, english);
    return name === null ? [key] : forms.map((form) => `${name}_${form}`);
  });
  return [...new Set(keys)].sort();
}

/** The English phrase that stands for a phrase of any form. */
function originalOf(key: string): string {
  return english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other')) ?? '';
}

test.each(COMPLETE)('%s has every phrase, and each in every form of its plural', async (language) => {
  expect([...(await phrasesOf(language)).keys()].sort()).toEqual(keysOf(language));
});

test('a language that is not complete has no phrase that English lacks', async () => {
  for (const language of PARTIAL) {
    const known = new Set(keysOf(language));
    expect([...(await phrasesOf(language)).keys()].filter((key) => !known.has(key))).toEqual([]);
  }
});

test.each(TRANSLATED)('the phrases of %s name the same values', async (language) => {
  for (const [key, phrase] of await phrasesOf(language)) {
    // One and two of something may be said without the figure.
    const isCounted = pluralName(key, english) !== null;
    const named = (text: string) => placeholders(text).filter((name) => !isCounted || !FIGURES.has(name));
    expect([key, named(phrase)]).toEqual([key, named(originalOf(key))]);
  }
});

test.each(TRANSLATED)('no phrase of %s is empty or was left in English', async (language) => {
  const phrases = [...(await phrasesOf(language))];
  expect(phrases.filter(([key, phrase]) => phrase === english.get(key))).toEqual([]);
  expect(phrases.filter(([, phrase]) => phrase.trim() === '')).toEqual([]);
  // Beyond placeholders, names and signs there is a letter of the language's own script.
  const script = new Intl.Locale(LOCALES[language]).maximize().script;
  const own = new RegExp(`\\p{Script=${script}}`, 'u');
  const bare = (phrase: string) => phrase.replace(/\{\{\w+\}\}|[^\p{L}]/gu, '');
  expect(phrases.filter(([, phrase]) => bare(phrase) !== '' && !own.test(phrase))).toEqual([]);
});

test.each(COMPLETE)('every code that the server may answer has words in %s', async (language) => {
  const phrases = await phrasesOf(language);
  const codes = declaredCodes();
  expect(codes).toContain('error_unknown');
  expect(codes).toContain('error_deposit_below_minimum');
  expect(codes.filter((code) => !phrases.has(`errors.${code}`))).toEqual([]);
  expect(FIELD_CODES.filter((code) => !phrases.has(`fieldError.${code}`))).toEqual([]);
});

test('a folder stands for each language that has phrases, and for no other one', () => {
  const folders = fs
    .readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(LANGUAGES.flatMap((code) => phraseFolderOf(code) ?? []).sort());
});

test.each(LANGUAGES)('the list is right about %s', (code) => {
  const { locale, digits, direction } = LANGUAGE_TABLE[code];
  expect(Intl.NumberFormat.supportedLocalesOf([locale])).toEqual([locale]);
  expect(new Intl.NumberFormat(locale).resolvedOptions().numberingSystem).toBe(digits);
  const script = new Intl.Locale(locale).maximize().script;
  expect(direction).toBe(script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr');
});

test('a language without phrases says each in English, with its own figures', async () => {
  const { phrases, fallback } = await loadPhrases('RU');
  const translator = createTranslator('RU', phrases, fallback);
  await addPhrases(translator, 'RU', 'identity');
  expect(translator.t('shell.login')).toBe('Log in');
  // Russian says "few" of three games, which English does not know.
  expect(translator.t('home.gameCount', { count: 3, shown: '3' })).toBe('3 games');
  expect(translator.t('smsCode.send', { ns: 'identity' })).toBe('Send code');
});

test('a phrase that a language lacks is said in English, and no other one', () => {
  const some = { shell: { login: 'Entrar' } };
  const translator = createTranslator('PT', some, site);
  expect(translator.t('shell.login')).toBe('Entrar');
  expect(translator.t('shell.register')).toBe('Register');
});
