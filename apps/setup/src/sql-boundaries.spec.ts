import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const contexts: { rows: string[][] } = createRequire(import.meta.url)(path.join(ROOT, 'tools/contexts.cjs'));
/** The schema of a context: `safer_play` of `safer-play`. */
const schemaOf = (context: string) => context.replace('-', '_');
const rows = contexts.rows.map((row) => row.map(schemaOf));
/** Functions in which two contexts meet under one lock on purpose, with the decision that says why. */
const EXEMPT: Record<string, string> = {};

let db: TestDatabase;
let relations: Map<string, 'table' | 'view'>;
let functions: { name: string; source: string }[];

beforeAll(async () => {
  db = await createTestDatabase();
  const found = await db.query<{ name: string; kind: string }>(
    `select n.nspname || '.' || c.relname as name, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v')`,
  );
  relations = new Map(found.map(({ name, kind }) => [name, kind === 'v' ? 'view' : 'table']));
  functions = await db.query(
    `select n.nspname || '.' || p.proname as name, p.prosrc as source
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prokind in ('f', 'p')`,
  );
});
afterAll(() => db.drop());

/** Names that a piece of SQL of a context must not use: of a context above, or a table of one below. */
function foreignNames(context: string, sql: string): string[] {
  const level = rows.findIndex((row) => row.includes(context));
  const plain = sql.replace(/--[^\n]*/g, '').replace(/references [a-z_]+\.[a-z_]+/g, '');
  return [...plain.matchAll(/\b([a-z_]+)\.([a-z_]+)(\s*\()?/g)]
    .filter(([, schema, name, call]) => {
      if (schema === context || !rows.flat().includes(schema ?? '')) return false;
      const isAbove = rows.findIndex((row) => row.includes(schema ?? '')) <= level;
      if (call && functions.some((one) => one.name === `${schema}.${name}`)) return isAbove;
      const kind = relations.get(`${schema}.${name}`);
      return kind !== undefined && (isAbove || kind === 'table');
    })
    .map(([, schema, name]) => `${schema}.${name}`);
}

/** The texts of a source file: literals, without import paths. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const sources = execFileSync('git', ['ls-files', 'libs'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /\.ts$/.test(file) && !/\.spec\.ts$|\.fixture\.ts$|\/migrations\/|\/testing\/|\.sql\.ts$/.test(file),
  );

test('the SQL of a context names its own schema, and views and functions of contexts below', () => {
  const broken = sources.flatMap((file) => {
    const [, context = ''] = file.split('/');
    const names = textsOf(path.join(ROOT, file)).flatMap((text) => foreignNames(schemaOf(context), text));
    return [...new Set(names)].map((name) => `${file}: ${name}`);
  });
  expect(broken).toEqual([]);
});

test('so do the functions of its schema', () => {
  const broken = functions
    .filter(({ name }) => rows.flat().includes(name.split('.')[0] ?? '') && !(name in EXEMPT))
    .flatMap(({ name, source }) =>
      [...new Set(foreignNames(name.split('.')[0] ?? '', source))].map((foreign) => `${name}: ${foreign}`),
    );
  expect(broken).toEqual([]);
});
