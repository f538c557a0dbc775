import { sessionToken } from '../fill/tokens.js';
import { atMoment } from './at-moment.js';
import { LightSocket } from './light-socket.js';
import { RawConnection } from './raw-connection.js';
import { serveTask } from './serve-task.js';
import type { Players } from './wallet-requests.js';

export interface StormInput extends Players {
  port: number;
  /** What each page asks for first, as in `/wps/member/info`. */
  snapshot: string;
  /** All begin to connect at this moment, in milliseconds since 1970. */
  at: number;
  /** All ask for their snapshots at this moment. */
  snapshotsAt: number;
}

export interface StormOutput {
  /** Milliseconds until the last one was there. */
  connectedMs: number;
  snapshotsMs: number;
}

const CONNECTIONS = 100;

/** Pages that all come back at once, as after a cut: a socket each, with its log-in, and then what the page shows. */
async function storm(input: StormInput): Promise<StormOutput> {
  const { port, firstPlayer, players, at, snapshotsAt } = input;
  const tokens = Array.from({ length: players }, (_, index) => sessionToken(firstPlayer + index));
  await atMoment(at);
  const sockets = await Promise.all(
    tokens.map((token) => LightSocket.open(port, { token }, () => undefined)),
  );
  const connectedMs = Date.now() - at;
  const lines = await Promise.all(Array.from({ length: CONNECTIONS }, () => RawConnection.open(port)));
  await atMoment(snapshotsAt);
  await Promise.all(lines.map((line) => read(line, input, tokens)));
  const snapshotsMs = Date.now() - snapshotsAt;
  for (const one of [...lines, ...sockets]) one.close();
  return { connectedMs, snapshotsMs };
}

async function read(line: RawConnection, { port, snapshot }: StormInput, tokens: string[]): Promise<void> {
  for (let token = tokens.pop(); token; token = tokens.pop()) {
    const head = `GET ${snapshot} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const { status, body } = await line.send(Buffer.from(head));
    if (status !== 200) throw new Error(`a snapshot was refused: ${status} ${body}`);
  }
}

serveTask(storm);
