/** Prints why the options are invalid, and returns `null`. */
export function refuseOptions(sentence: string): null {
  console.error(sentence);
  return null;
}

/** The options, or `null` with a printed error if `only` has an unknown id. */
export function withKnownIds<Options extends { only: string[] }>(
  options: Options,
  ids: string[],
): Options | null {
  const unknown = options.only.filter((id) => !ids.includes(id));
  if (unknown.length === 0) return options;
  return refuseOptions(`no ${unknown.join(', ')} here: there are ${ids.join(', ')}`);
}
