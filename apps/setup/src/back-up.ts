import fs from 'node:fs';
import path from 'node:path';
import { baseBackup } from './base-backup.js';

/**
 * Copies the PostgreSQL of `DATABASE_URL` to a new folder while it is in use. The copy is a `DATA_DIR`: the embedded
 * PostgreSQL starts on it.
 */
async function main(): Promise<void> {
  const [target] = process.argv.slice(2);
  const url = process.env.DATABASE_URL;
  if (!target || !url) throw new Error('name a new folder, and set DATABASE_URL');
  const folder = path.resolve(target);
  fs.mkdirSync(path.join(folder, 'pg'), { recursive: true });
  await baseBackup(url, path.join(folder, 'pg', 'data'));
  fs.writeFileSync(path.join(folder, 'pg.password'), decodeURIComponent(new URL(url).password), {
    mode: 0o600,
  });
}

main().catch((error: unknown) => {
  console.error(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
