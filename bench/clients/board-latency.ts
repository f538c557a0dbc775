import { setTimeout as pause } from 'node:timers/promises';
import { sessionToken } from '../fill/tokens.js';
import { RawConnection } from './raw-connection.js';
import { serveTask } from './serve-task.js';
import { betOf, type Players, walletRequest, winOf } from './wallet-requests.js';

export interface BoardLatencyInput extends Players {
  port: number;
  secret: string;
  /** Of the leaderboard. */
  path: string;
}

const BETWEEN_READS_MS = 100;
const MOST_MS = 60_000;

/** Each player loses a round, one after another. The longest time from its answer until the leaderboard has counted it, in milliseconds. */
async function run({ port, secret, path, firstPlayer, players }: BoardLatencyInput): Promise<number> {
  const line = await RawConnection.open(port);
  const took: number[] = [];
  for (let player = firstPlayer; player < firstPlayer + players; player += 1) {
    const score = async () => {
      const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${sessionToken(player)}\r\n\r\n`;
      const { body } = await line.send(Buffer.from(request));
      return (JSON.parse(body.toString()) as { value: { own: { score: string } } }).value.own.score;
    };
    const before = await score();
    const bet = betOf(player);
    await send(line, walletRequest(port, secret, 'bet', bet));
    await send(line, walletRequest(port, secret, 'win', winOf(bet, 0)));
    const settled = performance.now();
    while ((await score()) === before) {
      if (performance.now() - settled > MOST_MS) throw new Error('the leaderboard did not count a round');
      await pause(BETWEEN_READS_MS);
    }
    took.push(performance.now() - settled);
  }
  line.close();
  return Math.max(...took);
}

async function send(line: RawConnection, request: Buffer): Promise<void> {
  const { status, body } = await line.send(request);
  if (status !== 200 || !body.includes('"RS_OK"')) throw new Error(`refused: ${status} ${body}`);
}

serveTask(run);
