/** The first variant of a long story; all of them with `npm run test:all`. */
export const variantsOf = <Variant>(variants: Variant[]): Variant[] =>
  process.env.ALL_VARIANTS ? variants : variants.slice(0, 1);
