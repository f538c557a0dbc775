/**
 * As what `e2e/brands.spec.ts` visits the site: brand, language, theme and width. Each two of these values that can meet stand
 * together in one row. The first four have each value once; the others are visited by `npm run test:all`.
 */
export const LOOKS = [
  ['mela', 'BN', 'night', 360],
  ['fener', 'EN', 'paper', 1440],
  ['fener', 'TY', 'paper', 768],
  ['fener', 'AR', 'night', 768],
  ['mela', 'BN', 'paper', 768],
  ['mela', 'BN', 'night', 1440],
  ['mela', 'EN', 'paper', 360],
  ['mela', 'EN', 'night', 768],
  ['fener', 'TY', 'night', 360],
  ['fener', 'TY', 'night', 1440],
  ['fener', 'AR', 'paper', 360],
  ['fener', 'AR', 'paper', 1440],
].map(([brand, language, theme, width]) => ({ brand, language, theme, width }));

const THEMES = ['night', 'paper'];
const WIDTHS = [360, 768, 1440];

/** Each two values that can meet: brands with the languages that they offer, and everything with themes and widths. */
export function pairsOf(brands) {
  const languages = [...new Set(brands.flatMap(({ settings }) => settings.languages))];
  const all = {
    brand: brands.map(({ id }) => id),
    language: languages,
    theme: THEMES,
    width: WIDTHS,
  };
  const kinds = Object.keys(all);
  const offered = ({ brand, language }) =>
    !(brand && language) ||
    brands.some(({ id, settings }) => id === brand && settings.languages.includes(language));
  return kinds
    .flatMap((one, index) => kinds.slice(index + 1).map((other) => [one, other]))
    .flatMap(([one, other]) =>
      all[one].flatMap((first) => all[other].map((second) => ({ [one]: first, [other]: second }))),
    )
    .filter(offered);
}

export const nameOfLook = ({ brand, language, theme, width }) => `${brand} ${language} ${theme} ${width}`;
