import path from 'node:path';
import { runStep } from './machine/step.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

test('the generated files match the sources', async () => {
  const built = path.dirname(process.env.TEST_PROGRAMS);
  const words = ['tools/generate.mjs', '--check', `--from=${built}`];
  const { ok, output } = await runStep(process.execPath, words, { cwd: ROOT });
  expect({ ok, output: output.trim() }).toEqual({ ok: true, output: expect.stringContaining('all current') });
});
