const { rows } = require('./tools/contexts.cjs');

/** A context may not import one of its own row or above. Event types and schemas in `common/` are open to any row. */
const contextRules = rows.flatMap((row, level) =>
  row.map((context) => ({
    name: `${context}-knows-downwards-only`,
    severity: 'error',
    from: { path: `^libs/${context}/`, pathNot: '\\.spec\\.ts$' },
    to: {
      path: `^libs/(${
        rows
          .slice(0, level + 1)
          .flat()
          .filter((other) => other !== context)
          .join('|') || 'nobody'
      })/`,
      pathNot: '^libs/[^/]+/common/',
    },
  })),
);

/** The web's layers, from the top: each imports from those below it only. */
const layers = [
  ['app'],
  ['dev'],
  ['features'],
  ['forms', 'lists'],
  ['lazy'],
  ['data'],
  ['routes'],
  ['i18n', 'ui'],
];

const layerRules = layers.flatMap((row, level) =>
  row.map((layer) => ({
    name: `web-${layer}-knows-downwards-only`,
    severity: 'error',
    from: { path: `^apps/web/src/${layer}/`, pathNot: '\\.spec\\.tsx?$' },
    to: {
      path: `^apps/web/src/(${
        layers
          .slice(0, level + 1)
          .flat()
          .filter((other) => other !== layer)
          .join('|') || 'nobody'
      })/`,
    },
  })),
);

module.exports = {
  forbidden: [
    {
      name: 'nothing-unused',
      comment:
        'Every file is reached from a program, a page, a test, the chaos runner or the bench. Languages are found by their folders.',
      severity: 'error',
      from: {
        path: '(/src/(main|back-up|add-operator)\\.ts|/entry-(client|operations|server)\\.tsx?|/vite\\.config\\.ts|\\.spec\\.tsx?|^(chaos|bench)/main\\.ts|^bench/(clients|anchors)/.+\\.ts)$',
      },
      to: {
        path: '^(apps|libs)/',
        pathNot:
          '\\.d\\.ts$|\\.worker\\.ts$|^apps/web/src/i18n/[a-z]+/|vite\\.(operations\\.)?config\\.ts$|/src/(main|back-up|add-operator)\\.ts$|entry-(client|operations|server)\\.tsx?$|\\.spec\\.|^apps/(sandbox/)?web/src/testing/|\\.css$|\\.svg$|\\.mjs$',
        reachable: false,
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans-of-folders', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
    ...contextRules,
    {
      name: 'a-context-has-one-door',
      comment:
        'From outside only index, common/ and migrations/ (for the set-up) are open; platform and money go by topic.',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/', pathNot: '^apps/web/walks/|\\.(spec|fixture)\\.ts$' },
      to: {
        path: '^libs/(?!platform/|money/)([^/]+)/',
        pathNot: ['^libs/[^/]+/(index\\.ts$|common/|migrations/)', '^libs/$2/'],
      },
    },
    {
      name: 'specs-know-index-and-fixtures',
      comment: 'Specs and fixtures may import the fixtures of another context beside what it offers.',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/.+\\.(spec|fixture)\\.ts$', pathNot: '^apps/web/walks/' },
      to: {
        path: '^libs/(?!platform/|money/)([^/]+)/',
        pathNot: ['^libs/[^/]+/(index\\.ts$|common/|migrations/|.+\\.fixture\\.ts$)', '^libs/$2/'],
      },
    },
    {
      name: 'web-knows-common-and-money-only',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/walks/' },
      to: { path: '^libs/', pathNot: '^libs/([^/]+/common/|money/)' },
    },
    {
      name: 'walks-know-the-fixtures',
      comment: 'Walks drive the machines of the web against a real server, which fixtures start.',
      severity: 'error',
      from: { path: '^apps/web/walks/' },
      to: { path: '^libs/', pathNot: '^libs/([^/]+/common/|platform/testing/|.+\\.fixture\\.ts$)' },
    },
    {
      name: 'common-runs-in-the-browser',
      severity: 'error',
      from: { path: '^libs/([^/]+/common/|money/)', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core', 'npm'], pathNot: 'node_modules/(zod|xstate|libphonenumber-js)/' },
    },
    {
      name: 'diagrams-are-for-those-who-build',
      comment: 'The layout of diagrams weighs 1.6 MB: the pages of /dev load it, and nothing else does.',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: '^apps/web/src/dev/',
      },
      to: { path: '^apps/web/src/dev/diagrams/|node_modules/elkjs/' },
    },
    {
      name: 'sandbox-knows-no-library',
      severity: 'error',
      from: { path: '^apps/sandbox/' },
      to: { path: '^libs/|^apps/(?!sandbox/)' },
    },
    {
      name: 'studio-pages-know-the-shared-rules-only',
      comment: 'The pages of the studio meet its server in apps/sandbox/common, which runs in both.',
      severity: 'error',
      from: { path: '^apps/sandbox/(web|common)/' },
      to: { path: '^apps/sandbox/src/' },
    },
    {
      name: 'programs-are-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'ui-has-no-business',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(?!ui/)|^libs/(?!money/)' },
    },
    ...layerRules,
    {
      name: 'features-are-apart',
      comment: 'A feature imports from another one only what that one offers in its `shared/`.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1/|[^/]+/shared/)' },
    },
    {
      name: 'test-parts-are-for-tests',
      comment: 'No program imports what stands in `testing/`, or a fixture.',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '\\.(spec|fixture)\\.tsx?$|/testing/|^apps/web/walks/' },
      to: { path: '/testing/|\\.fixture\\.tsx?$', pathNot: 'node_modules/' },
    },
    {
      name: 'not-to-dev-dependencies',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: '\\.spec\\.tsx?$|^apps/(sandbox/)?web/(vite\\.config|src/testing)|\\.fixture\\.ts$',
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['mela', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
