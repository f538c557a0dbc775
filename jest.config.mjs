const server = {
  sourceMaps: 'inline',
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};
const web = {
  ...server,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
const aliases = { '^#libs/(.*)$': '<rootDir>/libs/$1.ts', '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' };

export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  maxWorkers: 2,
  // Modules of specs that ended stay in a worker's memory; a new worker takes over before the heap is full.
  workerIdleMemoryLimit: '1.5GB',
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'server',
      testEnvironment: 'node',
      roots: [
        '<rootDir>/libs',
        '<rootDir>/apps/api',
        '<rootDir>/apps/worker',
        '<rootDir>/apps/setup',
        '<rootDir>/apps/sandbox',
        '<rootDir>/apps/web/walks',
        '<rootDir>/tools',
        '<rootDir>/chaos',
        '<rootDir>/bench',
      ],
      testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/apps/sandbox/web/'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '^.+\\.ts$': ['@swc/jest', server] },
      moduleNameMapper: aliases,
      globalSetup: '<rootDir>/tools/test/jest-setup.mjs',
      globalTeardown: '<rootDir>/tools/test/jest-teardown.mjs',
    },
    {
      displayName: 'web',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/apps/web/src', '<rootDir>/apps/sandbox/web/src'],
      setupFiles: ['<rootDir>/apps/web/src/testing/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/apps/web/src/testing/patience.ts'],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': ['@swc/jest', web] },
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/apps/web/src/testing/class-names.ts',
        '\\.css$': '<rootDir>/apps/web/src/testing/no-styles.ts',
        // One file in place of two thousand, which each spec would read anew.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
        ...aliases,
      },
      testEnvironmentOptions: { customExportConditions: ['mela', 'browser'] },
    },
  ],
};
