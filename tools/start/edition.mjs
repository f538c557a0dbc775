import path from 'node:path';
import { prepare } from './prepare.mjs';

/** The steps of `npm start`: it runs the build, which is brought up to date. */
export const edition = {
  /** A program that does not stay up ends everything. */
  patient: false,
  settle: async (settings) => ({ ...settings, built: path.join(settings.root, 'dist') }),
  prepare: ({ root }, tell, signal) => prepare(root, tell, signal),
  /** What else runs once all programs do. */
  run: async () => {},
};
