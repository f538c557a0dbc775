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

test('Bengali says everything that English says, with the same figures, and nothing in English', () => {
  const bengali = new Map(texts(phrases.bn));
  const english = texts(phrases.en);
  expect([...bengali.keys()]).toEqual(english.map(([path]) => path));
  for (const [path, text] of english) {
    const other = bengali.get(path) ?? '';
    expect({ path, text: other }).not.toEqual({ path, text });
    expect({ path, places: other.match(/<\d>/g)?.sort() }).toEqual({
      path,
      places: text.match(/<\d>/g)?.sort(),
    });
    expect({ path, bengali: /[\u0964\u0980-\u09ff]/.test(other) }).toEqual({ path, bengali: true });
  }
});

test('the address chooses the language before the browser does', () => {
  expect(askedLanguage('?lang=BN', ['en-GB'])).toBe('bn');
  expect(askedLanguage('', ['fr', 'bn-BD', 'en'])).toBe('bn');
  expect(askedLanguage('?lang=xx', ['th'])).toBe('en');
});
