type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The stored settings, with missing ones added from the defaults at any depth. Lists are kept unchanged. */
export function mergeSettings(defaults: Tree, kept: Tree): Tree {
  const merged: Tree = { ...defaults, ...kept };
  for (const [key, value] of Object.entries(kept)) {
    const before = defaults[key];
    if (isTree(before) && isTree(value)) merged[key] = mergeSettings(before, value);
  }
  return merged;
}
