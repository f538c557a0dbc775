import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const repository = path.resolve(root, '../..');

/** What the entry needs at once is fetched, and compressed, as one; the entry itself stays what the page names. */
const firstLoad = {
  name: 'home',
  tags: ['$initial' as const],
  test: (id: string) => !/(index\.html|entry-client\.tsx)$/.test(id),
};

/** Two builds from one source: the browser's (`dist/web`) and, with `--ssr`, the one the api renders home with (`dist/web-server`). */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  plugins: [react()],
  resolve: {
    conditions: ['mela', 'module', 'browser', mode === 'development' ? 'development' : 'production'],
  },
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
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [firstLoad] } } },
  },
}));
