import { percentile } from '../statistics.js';
import { RawConnection } from './raw-connection.js';
import { serveTask } from './serve-task.js';

export interface ReadsInput {
  port: number;
  /** Without a token a guest's; without encodings for a plain reply. */
  reads: { path: string; token?: string; encodings?: string }[];
  /** How often each is requested, before the measurement and in it. */
  warm: number;
  times: number;
}

/** One caller, sequentially: the median of each read, in milliseconds. @throws Error for a refused read */
async function read({ port, reads, warm, times }: ReadsInput): Promise<number[]> {
  const line = await RawConnection.open(port);
  const medians: number[] = [];
  for (const { path, token, encodings } of reads) {
    const caller = token ? `Authorization: Bearer ${token}\r\n` : '';
    const accepted = encodings ? `Accept-Encoding: ${encodings}\r\n` : '';
    const request = Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${caller}${accepted}\r\n`,
    );
    const took: number[] = [];
    for (let time = 0; time < warm + times; time++) {
      const began = performance.now();
      const { status, body } = await line.send(request);
      if (time >= warm) took.push(performance.now() - began);
      if (status !== 200) throw new Error(`${path} was answered ${status} ${body}`);
    }
    medians.push(percentile(took, 0.5));
  }
  line.close();
  return medians;
}

serveTask(read);
