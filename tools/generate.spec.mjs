import path from 'node:path';
import { mermaidOf } from './generate/charts.mjs';
import { runStep } from './machine/step.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

test('what is generated is what the sources say', async () => {
  const built = path.dirname(process.env.TEST_PROGRAMS);
  const words = ['tools/generate.mjs', '--check', `--from=${built}`];
  const { ok, output } = await runStep(process.execPath, words, { cwd: ROOT });
  expect({ ok, output: output.trim() }).toEqual({ ok: true, output: expect.stringContaining('all current') });
});

test('a chart is drawn with its moves, its start and its end', () => {
  const config = {
    initial: 'open',
    states: {
      open: { on: { CLOSE: 'closed', HOLD: { target: 'held' } } },
      held: {},
      closed: { type: 'final' },
    },
  };
  expect(mermaidOf({ config }).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> open',
    '  open --> closed: CLOSE',
    '  open --> held: HOLD',
    '  closed --> [*]',
  ]);
});
