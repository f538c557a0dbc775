import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A place where a fault test may hold a process: it waits while `DATA_DIR/pause/<name>` exists, and says so by
 * writing `<name>.reached` beside it. Does nothing unless PAUSE_POINTS is on, which production refuses.
 */
export async function pausePoint(name: string): Promise<void> {
  if (process.env.PAUSE_POINTS !== '1' || process.env.NODE_ENV === 'production') return;
  const file = path.join(process.env.DATA_DIR ?? '.data', 'pause', name);
  if (!fs.existsSync(file)) return;
  fs.writeFileSync(`${file}.reached`, String(process.pid));
  while (fs.existsSync(file)) await pause(20);
}
