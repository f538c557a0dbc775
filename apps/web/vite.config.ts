import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const repository = path.resolve(root, '../..');

/** The entry itself stays what the page names. */
const isPart = (id: string) => !/(index\.html|entry-client\.tsx|early-presses\.ts)$/.test(id);
const isLibrary = (id: string) => isPart(id) && id.includes('node_modules');

/**
 * What is fetched, and compressed, as one: what the entry needs at once; and what many pages and dialogs need, its
 * libraries apart, as they change less often. Otherwise a dialog is some sixty files of a few hundred bytes.
 */
const groups = [
  { name: 'home', tags: ['$initial' as const], test: isPart },
  { name: 'libraries', test: isLibrary, minShareCount: 6 },
  { name: 'shared', test: isPart, minShareCount: 6 },
];

/** What the page runs at once is a file of its own, which the api puts into the page. */
const input = {
  index: path.join(root, 'index.html'),
  'early-presses': path.join(root, 'src/early-presses.ts'),
};

/** Two builds from one source: the browser's (`dist/web`) and, with `--ssr`, the one the api renders home with (`dist/web-server`). */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  plugins: [react()],
  resolve: {
    conditions: ['mela', 'module', 'browser', mode === 'development' ? 'development' : 'production'],
  },
  // React decides by this which of its builds it is; a page drawn with the one for development takes five times as long.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: {
    noExternal: true,
    resolve: { conditions: ['mela', 'module', 'node', 'production'] },
  },
  build: {
    outDir: path.join(repository, isSsrBuild ? 'dist/web-server' : 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input, output: { codeSplitting: { groups } } },
  },
}));
