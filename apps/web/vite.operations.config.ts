import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import site from './vite.config';

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * The operators' pages, built by themselves into `dist/web-operations`: no chunk is shared with the pages of members,
 * so that neither side's first load depends on the other.
 */
export default defineConfig((env) => {
  const ofSite = site(env);
  return {
    ...ofSite,
    base: '/ops/',
    // Not fetched ahead: an operator opens a few of the sections.
    plugins: [react()],
    build: {
      ...ofSite.build,
      outDir: path.join(repository, 'dist/web-operations'),
      manifest: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'operations.html') },
    },
  };
});
