import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '../common/call.js';

const LIBS = path.resolve(import.meta.dirname, '../..');

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'input' in value;

/** The value itself, and the two calls of an operators' list. */
const declaredIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'page' in value && 'file' in value
    ? [value.page, value.file]
    : [value];

/** Every wire call that is declared in a context's `common/*.calls`. */
export async function readCallCatalogue(): Promise<AnyCall[]> {
  const files = fs
    .readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w[\w-]*\/common\/.+\.calls\.[jt]s$/.test(file));
  const modules: object[] = [];
  for (const file of files.sort()) modules.push(await import(pathToFileURL(path.join(LIBS, file)).href));
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap(declaredIn)
    .filter(isCall);
}
