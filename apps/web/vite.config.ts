import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { fetchAhead } from './fetch-ahead.ts';

const root = import.meta.dirname;
const repository = path.resolve(root, '../..');

/** What the page names or runs itself keeps a file of its own. */
const isPart = (id: string) => !/(index\.html|entry-client\.ts|mount-app\.tsx|early-presses\.ts)$/.test(id);
const isLibrary = (id: string) => isPart(id) && id.includes('node_modules');

const entry = path.join(root, 'src/entry-client.ts');

/** What the entry imports at once, which runs before anything else. */
function isOfEntry(id: string, context: Rolldown.ChunkingContext): boolean {
  const found = new Set([entry]);
  for (const one of found)
    for (const imported of context.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
  return id !== entry && found.has(id);
}

/**
 * What is fetched, and compressed, as one: what the entry begins with; React, which runs in a task of its own; what else
 * the first page needs; and what many pages and dialogs need, its libraries apart, as they change less often. Otherwise
 * a dialog is some sixty files of a few hundred bytes.
 */
const groups = [
  {
    name: (id: string, context: Rolldown.ChunkingContext) => (isOfEntry(id, context) ? 'start' : null),
    debugName: 'start',
    priority: 2,
  },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
  { name: 'home', tags: ['$initial' as const], test: isPart },
  { name: 'libraries', test: isLibrary, minShareCount: 6 },
  { name: 'shared', test: isPart, minShareCount: 6 },
];

/** What the page runs at once is a file of its own, which the api puts into the page. */
const input = {
  index: path.join(root, 'index.html'),
  'mount-app': path.join(root, 'src/app/mount-app.tsx'),
  'early-presses': path.join(root, 'src/early-presses.ts'),
};

/** Two builds from one source: the browser's (`dist/web`) and, with `--ssr`, the one the api renders home with (`dist/web-server`). */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  plugins: [react(), fetchAhead()],
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
