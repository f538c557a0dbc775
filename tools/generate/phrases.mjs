import fs from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

/**
 * A file of phrases, such as `en/errors.ts`: a plain object without imports, whose JavaScript can be evaluated
 * directly.
 */
export async function readPhrases(root, file) {
  const source = await fs.readFile(path.join(root, 'apps/web/src/i18n', file), 'utf8');
  const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  const [bundle] = Object.values(await import(`data:text/javascript,${encodeURIComponent(code)}`));
  return bundle;
}
