type Tree = Record<string, unknown>;

/** The value of a setting; `null` where there is none. */
export const valueAt = (settings: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Tree | null)?.[name], settings) ?? null;

/** A copy of the settings with another value of one of them. */
export const withValue = <Settings extends object>(
  settings: Settings,
  path: string,
  value: unknown,
): Settings => changedAt(settings as Tree, path.split('.'), value) as Settings;

function changedAt(tree: Tree, [name = '', ...rest]: string[], value: unknown): Tree {
  return { ...tree, [name]: rest.length === 0 ? value : changedAt(tree[name] as Tree, rest, value) };
}
