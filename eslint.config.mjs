// Biome formats and lints; this adds only what needs the type checker.
import tseslint from 'typescript-eslint';

export default tseslint.config({
  files: ['apps/**/*.ts', 'apps/**/*.tsx', 'libs/**/*.ts', 'chaos/**/*.ts', 'e2e/**/*.ts'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      project: ['./tsconfig.json', './apps/web/tsconfig.json', './apps/sandbox/web/tsconfig.json'],
      tsconfigRootDir: import.meta.dirname,
    },
  },
  linterOptions: { reportUnusedDisableDirectives: true },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    '@typescript-eslint/switch-exhaustiveness-check': 'error',
  },
});
