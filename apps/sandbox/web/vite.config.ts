import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** The pages of all games, served by the sandbox below `/games/`. */
export default defineConfig({
  root,
  base: '/games/',
  plugins: [react()],
  build: {
    outDir: path.resolve(root, '../../../dist/games'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
