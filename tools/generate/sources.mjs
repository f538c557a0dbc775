import path from 'node:path';
import { runnerImport } from 'vite';

/** What a TypeScript module of the sources exports, for what is in no build by itself. */
async function readSource(root, file) {
  const { module } = await runnerImport(path.join(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: { conditions: ['mela', 'node'] } } },
  });
  return module;
}

/** Every chart and machine, as `/dev/machines` lists them, and the functions that draw them there and here. */
export async function readCharts(root) {
  const { LISTED } = await readSource(root, 'apps/web/src/dev/machines/registry.ts');
  const { graphOf } = await readSource(root, 'libs/platform/common/chart-graph.ts');
  const { layoutOf } = await readSource(root, 'libs/platform/common/chart-layout.ts');
  const { svgOf } = await readSource(root, 'libs/platform/common/chart-svg.ts');
  return { listed: LISTED, graphOf, draw: async (graph) => svgOf(await layoutOf(graph), graph.id) };
}
