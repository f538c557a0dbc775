import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { fetchAhead } from './fetch-ahead.ts';

const root = import.meta.dirname;
const repository = path.resolve(root, '../..');

/** What the page names or runs itself keeps a file of its own. */
const isPart = (id: string) => !/(index\.html|entry-client\.ts|mount-app\.tsx|early-presses\.ts)$/.test(id);
const isLibrary = (id: string) => isPart(id) && id.includes('node_modules');

const source = (file: string) => path.join(root, 'src', file);
const entry = source('entry-client.ts');

/** What each page fetches by itself once the browser has time. */
const LATER = [
  'app/menus/later-entries.ts',
  'app/shell/page-title.ts',
  'app/shell/right-bar.tsx',
  'app/shell/top-bars.tsx',
  'app/site-live.tsx',
  'features/announcements/announcement-popups.tsx',
  'features/lines/line-return.tsx',
].map(source);

/** Whether a module is one of the `parts`, or is imported by them at once. */
function isOf(parts: string[], id: string, context: Rolldown.ChunkingContext): boolean {
  const found = new Set(parts);
  for (const part of found)
    for (const imported of context.getModuleInfo(part)?.importedIds ?? []) found.add(imported);
  return found.has(id);
}

const isOfEntry = (id: string, context: Rolldown.ChunkingContext) =>
  id !== entry && isOf([entry], id, context);
const isLater = (id: string, context: Rolldown.ChunkingContext) =>
  !LATER.includes(id) && isOf(LATER, id, context);

/**
 * What is fetched, and compressed, as one: what the entry begins with; React, which runs in a task of its own; what else
 * the first page needs; what it fetches afterwards, without the calls of pages that nobody has opened, whose schemas take
 * long to build; and what many pages and dialogs need, its libraries apart, as they change less often. Otherwise a dialog
 * is some sixty files of a few hundred bytes.
 */
const groups = [
  {
    name: (id: string, context: Rolldown.ChunkingContext) => (isOfEntry(id, context) ? 'start' : null),
    debugName: 'start',
    priority: 4,
  },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'home', tags: ['$initial' as const], test: isPart, priority: 2 },
  {
    name: (id: string, context: Rolldown.ChunkingContext) =>
      isLater(id, context) ? (isLibrary(id) ? 'later-libraries' : 'later') : null,
    debugName: 'later',
    priority: 1,
  },
  { name: 'libraries', test: isLibrary, minShareCount: 6 },
  { name: 'shared', test: isPart, minShareCount: 6 },
];

/** The router names its build for development as its only one. The other has no warnings. */
const router = path.join(repository, 'node_modules/react-router/dist/production');
const routerBuild = [
  { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
];

/** A class by its name and its file. The same in both builds, and shorter than by its line: these names are in every script. */
function classOf(name: string, file: string): string {
  const place = path.relative(root, file).replaceAll(path.sep, '/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 5)}`;
}

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
  css: { modules: { generateScopedName: classOf } },
  resolve: {
    alias: mode === 'development' ? [] : routerBuild,
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
