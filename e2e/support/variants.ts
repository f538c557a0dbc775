/** One variant of a long story, another one for each `turn`; all of them with `npm run test:all`. */
export const variantsOf = <Variant>(variants: Variant[], turn = 0): Variant[] =>
  variants.filter((_, index) => process.env.ALL_VARIANTS || index === turn % variants.length);
