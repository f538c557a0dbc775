import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDERS = ['libs', 'apps', 'e2e'];
const isSpec = (file) => /\.spec\.tsx?$/.test(file);

/** The title of a test if `node` is one: `test('…')`, or `test.each(…)('…')` with its whole table. */
function titleOf(node) {
  if (!ts.isCallExpression(node)) return undefined;
  let callee = node.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  const [title] = node.arguments;
  const named = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
  return ts.isIdentifier(callee) && ['test', 'it'].includes(callee.text) && named
    ? title.getText().slice(1, -1)
    : undefined;
}

/** Calls back with every word of a text in a test; words outside of tests belong to the file. */
function eachWord(node, test, found) {
  const here = titleOf(node) ?? test;
  if (ts.isStringLiteralLike(node)) for (const word of node.text.split(/\W+/)) found(word, here);
  // Stories name a phrase: `words.errors.error_sms_quota`.
  if (ts.isPropertyAccessExpression(node)) found(node.name.text, here);
  ts.forEachChild(node, (child) => eachWord(child, here, found));
}

/** By word: the tests that contain it, as `{ file, test }`; `test` is missing for one outside of tests. */
export function wordsOfTests(root, texts) {
  const wanted = new Set(texts);
  const places = new Map(texts.map((text) => [text, []]));
  for (const folder of FOLDERS)
    for (const name of fs.readdirSync(path.join(root, folder), { recursive: true }).filter(isSpec).sort()) {
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      if (![...wanted].some((word) => text.includes(word))) continue;
      eachWord(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), undefined, (word, test) => {
        if (wanted.has(word)) places.get(word).push({ file, test });
      });
    }
  return places;
}
