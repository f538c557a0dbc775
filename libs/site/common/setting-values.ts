type Tree = Record<string, unknown>;

/** The value of a setting; `null` where there is none. */
export const valueAt = (settings: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Tree | null)?.[name], settings) ?? null;

/** A copy of the settings with another value of one of them. */
export function withValue<Settings extends object>(
  settings: Settings,
  path: string,
  value: unknown,
): Settings {
  const copy = structuredClone(settings);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce((node, name) => node[name] as Tree, copy as Tree);
  parent[last] = value;
  return copy;
}
