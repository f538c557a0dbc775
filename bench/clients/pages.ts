import { closedLoop, type LoopFigures } from './closed-loop.js';
import { RawConnection } from './raw-connection.js';
import { serveTask } from './serve-task.js';

export interface PagesInput {
  port: number;
  path: string;
  connections: number;
  warmMs: number;
  countMs: number;
}

/**
 * Visitors who accept Brotli, each repeating the request when the answer is there.
 * @throws Error for an empty answer
 */
async function visit({ port, path, connections, ...time }: PagesInput): Promise<LoopFigures> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: lang=EN; theme=night\r\naccept-encoding: gzip, deflate, br\r\n\r\n`,
  );
  const lines = await Promise.all(Array.from({ length: connections }, () => RawConnection.open(port)));
  const figures = await closedLoop({ callers: connections, ...time }, async (caller) => {
    const { status, body } = await (lines[caller] as RawConnection).send(request);
    if (status !== 200 || body.length === 0)
      throw new Error(`${path} was answered ${status} with ${body.length} bytes`);
    return 1;
  });
  for (const line of lines) line.close();
  return figures;
}

serveTask(visit);
