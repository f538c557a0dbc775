import { createTestDatabase } from '../testing/test-database.js';
import { DatabaseHealthMonitor } from './database-health-monitor.js';

test('a process that is busy for longer than an answer may take does not blame the database', async () => {
  const db = await createTestDatabase();
  const monitor = new DatabaseHealthMonitor(db.url);
  for (const _ of ['while it connects', 'while it asks']) {
    const checking = monitor.check();
    const busyUntil = performance.now() + 1200;
    while (performance.now() < busyUntil);
    expect(await checking).toBe(true);
  }
  monitor.stop();
  await db.drop();
});
