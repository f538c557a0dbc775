// Writes docs/generated from the declarations in libs/*/common, so that calls, pushes, errors and charts are described
// once.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { callCatalogue } from './generate/calls.mjs';
import { readCatalogue } from './generate/catalogue.mjs';
import { chartPages } from './generate/charts.mjs';
import { errorCatalogue } from './generate/errors.mjs';
import { eventCatalogue } from './generate/events.mjs';
import { languageReport } from './generate/languages.mjs';
import { lookList } from './generate/looks.mjs';
import { messageList } from './generate/messages.mjs';
import { openApi } from './generate/openapi.mjs';
import { screenList } from './generate/screens.mjs';
import { readCharts } from './generate/sources.mjs';
import { readIfThere } from './machine/files.mjs';
import { Problem } from './machine/problem.mjs';
import { prepare } from './start/prepare.mjs';
import { tell } from './start/report.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const TARGET = path.join(ROOT, 'docs', 'generated');
function readOptions(words) {
  const from = words.map((word) => /^--from=(.+)$/.exec(word)?.[1]).find(Boolean);
  const known = words.every((word) => word === '--check' || /^--from=.+$/.test(word));
  if (!known) throw new Problem('npm run generate knows two options: --check, --from=<folder of the build>');
  return { check: words.includes('--check'), from };
}

const locales = (built) => import(pathToFileURL(path.join(built, 'libs/site/common/locales.js')).href);

/** The text of every generated file, by its name. */
async function pages(built) {
  const { calls, pushes, boards, errors } = await readCatalogue(path.join(built, 'libs'));
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['calls.md', callCatalogue(calls)],
    ['openapi.json', json(openApi(calls))],
    ...eventCatalogue(pushes, boards, json),
    ['errors.md', await errorCatalogue(errors, ROOT)],
    ['messages.md', await messageList(ROOT)],
    ['languages.md', await languageReport(ROOT, await locales(built))],
    ['looks.md', lookList(ROOT)],
    ['screens.md', screenList(ROOT)],
    ...(await chartPages(await readCharts(ROOT))),
  ]);
}

function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function differing(wanted) {
  const changed = [...wanted].filter(([name, text]) => readIfThere(path.join(TARGET, name)) !== text);
  const left = filesBelow(TARGET).filter((name) => !wanted.has(name));
  return { changed: changed.map(([name]) => name), left };
}

function write(wanted, { changed, left }) {
  for (const name of left) fs.rmSync(path.join(TARGET, name));
  for (const name of changed) {
    const file = path.join(TARGET, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, wanted.get(name));
  }
}

async function main() {
  const { check, from } = readOptions(process.argv.slice(2));
  if (!from) await prepare(ROOT, tell);
  const wanted = await pages(from ? path.resolve(from) : path.join(ROOT, 'dist'));
  const found = differing(wanted);
  const names = [...found.changed, ...found.left];
  if (!check) write(wanted, found);
  else if (names.length > 0) {
    throw new Problem(
      `docs/generated is not what the sources say: ${names.join(', ')}. Run npm run generate.`,
    );
  }
  console.log(`docs/generated: ${wanted.size} files, ${check ? 'all current' : `${names.length} changed`}`);
}

await main().catch((error) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
