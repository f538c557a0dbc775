import { askedLanguage, phrases } from './phrases';

/** Every text under its path; functions are given the names of their places. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') {
    const made: unknown = value(...Array.from({ length: value.length }, (_, index) => `<${index}>`));
    return texts(made, path);
  }
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

test.each([
  ['bn', /[\u0964\u0980-\u09ff]/],
  ['ar', /[\u0600-\u06ff]/],
] as const)(
  '%s says everything that English says, with the same figures, and nothing in English',
  (language, letters) => {
    const translated = new Map(texts(phrases[language]));
    const english = texts(phrases.en);
    expect([...translated.keys()]).toEqual(english.map(([path]) => path));
    for (const [path, text] of english) {
      const other = translated.get(path) ?? '';
      expect({ path, text: other }).not.toEqual({ path, text });
      expect({ path, places: other.match(/<\d>/g)?.sort() }).toEqual({
        path,
        places: text.match(/<\d>/g)?.sort(),
      });
      expect({ path, own: letters.test(other) }).toEqual({ path, own: true });
    }
  },
);

test('the address chooses the language before the browser does', () => {
  expect(askedLanguage('?lang=BN', ['en-GB'])).toBe('bn');
  expect(askedLanguage('', ['fr', 'bn-BD', 'en'])).toBe('bn');
  expect(askedLanguage('?lang=xx', ['th'])).toBe('en');
});
