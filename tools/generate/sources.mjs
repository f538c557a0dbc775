import path from 'node:path';
import { runnerImport } from 'vite';

/** The exports of a TypeScript module of the sources, for modules that are not in a build. */
async function readSource(root, file) {
  const { module } = await runnerImport(path.join(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: { conditions: ['mela', 'node'] } } },
  });
  return module;
}

/** Every chart and machine that `/dev/machines` lists, and the functions that draw them there and here. */
export async function readCharts(root) {
  const { LISTED } = await readSource(root, 'apps/web/src/dev/machines/registry.ts');
  const { graphOf } = await readSource(root, 'libs/platform/common/chart-graph.ts');
  const { layoutOf } = await readSource(root, 'apps/web/src/dev/diagrams/layout.ts');
  const { svgOf } = await readSource(root, 'apps/web/src/dev/diagrams/svg.ts');
  return { listed: LISTED, graphOf, draw: async (graph) => svgOf(await layoutOf(graph), graph.id) };
}
