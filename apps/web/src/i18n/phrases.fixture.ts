import fs from 'node:fs';
import path from 'node:path';
import { type LanguageCode, phraseFolderOf } from '#libs/site/common/locales';

const BUNDLES = [
  'agency',
  'identity',
  'help',
  'wallets',
  'bonuses',
  'lottery',
  'rewards',
  'operations',
] as const;

/** Every phrase of a bundle by its whole key. */
function flatten(bundle: object, prefix = ''): [string, string][] {
  return Object.entries(bundle).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** Every phrase of a language by its whole key, the server's too. */
export async function phrasesOf(language: LanguageCode): Promise<Map<string, string>> {
  const folder = phraseFolderOf(language);
  if (folder === null) return new Map();
  const read = async (name: string) => (await import(`./${folder}/${name}.ts`)) as Record<string, object>;
  const bundles = await Promise.all(BUNDLES.map(async (name) => flatten(await read(name))));
  const first = flatten((await read('site')).site ?? {});
  const messages = fs.readFileSync(path.join(import.meta.dirname, folder, 'messages.json'), 'utf8');
  return new Map([...first, ...bundles.flat(), ...flatten(JSON.parse(messages) as object, 'messages.')]);
}

export const placeholders = (phrase: string): string[] =>
  [...phrase.matchAll(/{{\w+}}/g)].map(([name]) => name).sort();

/** The name of a phrase that depends on a count; `null` for others. */
export function pluralName(key: string, english: ReadonlyMap<string, string>): string | null {
  const name = /^(.+)_(zero|one|two|few|many|other)$/.exec(key)?.[1];
  return name !== undefined && english.has(`${name}_other`) ? name : null;
}
