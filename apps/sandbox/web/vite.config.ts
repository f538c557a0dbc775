import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** The studio's pages, served by the sandbox below `/studio/`. */
export default defineConfig({
  root,
  base: '/studio/',
  plugins: [react()],
  build: {
    outDir: path.resolve(root, '../../../dist/studio'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
