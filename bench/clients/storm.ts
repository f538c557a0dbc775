import { setTimeout as pause } from 'node:timers/promises';
import { sessionToken } from '../fill/tokens.js';
import { LightSocket } from './light-socket.js';
import { RawConnection } from './raw-connection.js';
import { type Meet, serveTask } from './serve-task.js';
import type { Players } from './wallet-requests.js';

export interface StormInput extends Players {
  port: number;
  /** The first request of each page, as in `/wps/member/info`. */
  snapshot: string;
}

export interface StormOutput {
  /** Milliseconds until the last one was connected. */
  connectedMs: number;
  snapshotsMs: number;
  /** Sockets and reads that the server refused at first: each was retried. */
  refused: number;
}

/** Delay before a refused one is retried, in milliseconds. */
const RETRY_MS = 250;
const CONNECTIONS = 100;

/** Pages that all reconnect at once, as after an outage: a socket each, with its log-in, and then the page's data. */
async function storm(input: StormInput, meet: Meet): Promise<StormOutput> {
  const { port, firstPlayer, players } = input;
  const tokens = Array.from({ length: players }, (_, index) => sessionToken(firstPlayer + index));
  let refused = 0;
  const retryUntilAnswered = async <Result>(attempt: () => Promise<Result | undefined>): Promise<Result> => {
    for (;;) {
      const result = await attempt().catch(() => undefined);
      if (result !== undefined) return result;
      refused++;
      await pause(RETRY_MS);
    }
  };
  await meet();
  const began = performance.now();
  const open = (token: string) => () => LightSocket.open(port, { token }, () => undefined);
  const sockets = await Promise.all(tokens.map((token) => retryUntilAnswered(open(token))));
  const connectedMs = performance.now() - began;
  await meet();
  await meet(); // while the memory is read
  const asked = performance.now();
  const lines = Array.from({ length: CONNECTIONS }, async () => {
    let line = await RawConnection.open(port);
    for (let token = tokens.pop(); token; token = tokens.pop()) {
      const request = readRequest(input, token);
      await retryUntilAnswered(async () => {
        const { status } = await line.send(request).catch(async (error: unknown) => {
          line = await RawConnection.open(port);
          throw error;
        });
        return status === 200 ? status : undefined;
      });
    }
    line.close();
  });
  await Promise.all(lines);
  const snapshotsMs = performance.now() - asked;
  for (const socket of sockets) socket.close();
  return { connectedMs, snapshotsMs, refused };
}

const readRequest = ({ port, snapshot }: StormInput, token: string): Buffer =>
  Buffer.from(
    `GET ${snapshot} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );

serveTask(storm);
