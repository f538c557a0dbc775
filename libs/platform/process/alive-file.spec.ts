import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../testing/test-database.js';
import { startTestWorker } from '../testing/test-program.js';

test('writes the file of a worker that has started', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-alive-'));
  const db = await createTestDatabase();
  const began = Date.now();
  const worker = await startTestWorker({ databaseUrl: db.url, env: { DATA_DIR: folder } });
  // The clock of some file systems is a tick behind.
  expect(fs.statSync(path.join(folder, 'worker.alive')).mtimeMs).toBeGreaterThan(began - 1_000);
  await worker.stop();
  await db.drop();
  fs.rmSync(folder, { recursive: true });
});
