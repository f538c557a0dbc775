import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../machine/problem.mjs';
import { runStep } from '../machine/step.mjs';
import { copyMessages } from '../messages.mjs';
import { seconds } from '../start/report.mjs';
import { compile, compileAll } from './compile.mjs';
import { concernsOf, FRAMES, touchedBy } from './concerns.mjs';
import { startFront } from './front.mjs';
import { reachOf } from './reach.mjs';
import { watchSources } from './watch.mjs';

/** Here the api renders no page: the browser does, from the sources. */
const NO_RENDERER = "export const render = () => '';\n";

function writeFrames(root, built) {
  for (const [source, target] of Object.entries(FRAMES)) {
    const place = path.join(built, target);
    fs.mkdirSync(path.join(path.dirname(place), 'assets'), { recursive: true });
    fs.copyFileSync(path.join(root, source), place);
  }
  fs.mkdirSync(path.join(built, 'web-server'), { recursive: true });
  fs.writeFileSync(path.join(built, 'web-server/entry-server.js'), NO_RENDERER);
}

async function buildStudio(root, built) {
  const words = ['build', 'apps/sandbox/web', '--outDir', path.join(built, 'games'), '--logLevel', 'warn'];
  const vite = 'node_modules/vite/bin/vite.js';
  const { ok, output } = await runStep(process.execPath, [vite, ...words, '--emptyOutDir'], { cwd: root });
  if (!ok) throw new Problem(`The studio's pages cannot be built:\n${output.trim()}`);
}

/** A separate build, so that the one of `npm start` still matches its stamp. */
export async function makeBuild(root, built) {
  const { imports } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  fs.mkdirSync(built, { recursive: true });
  const manifest = { type: 'module', imports: { '#libs/*': imports['#libs/*'].default } };
  fs.writeFileSync(path.join(path.dirname(built), 'package.json'), JSON.stringify(manifest));
  writeFrames(root, built);
  await Promise.all([compileAll(root, built), buildStudio(root, built)]);
  copyMessages(root, built);
}

/** Restarts the programs whose sources changed; `programs` has what keeps each running. */
export function changeHandler({ root, built, programs, runSetup, tell }) {
  const reachNow = () =>
    Object.fromEntries(Object.keys(programs).map((name) => [name, reachOf(built, name)]));
  let reach = reachNow();
  return async (files) => {
    const began = performance.now();
    const { sources, frames, studio, setup } = concernsOf(files);
    const changed = [];
    for (const file of sources) if (await compile(root, built, file)) changed.push(file);
    const before = reach;
    if (changed.length > 0) reach = reachNow();
    const gone = touchedBy(changed, before);
    const fresh = touchedBy(changed, reach);
    const names = new Set([...gone.programs, ...fresh.programs]);
    if (frames) writeFrames(root, built);
    if (frames) names.add('api');
    if (studio) await buildStudio(root, built);
    if (setup || fresh.setup) await runSetup();
    await Promise.all([...names].map((name) => programs[name].restart()));
    const done = [...(setup || fresh.setup ? ['set-up'] : []), ...(studio ? ['studio'] : []), ...names];
    if (done.length > 0) tell('Changed', `${done.join(', ')} in ${seconds(performance.now() - began)}`);
  };
}

/** Starts Vite in front, and watches the sources. `hold` takes what ends them. */
export async function develop({ settings, programs, runSetup, tell, hold }) {
  const front = await startFront(settings);
  hold(front.stop);
  const handle = changeHandler({ ...settings, programs, runSetup, tell });
  const onChange = (files) =>
    handle(files).catch((error) =>
      tell('Changed', error instanceof Problem ? error.message : (error.stack ?? String(error))),
    );
  const watcher = await watchSources(settings.root, onChange);
  hold(watcher.close);
}
