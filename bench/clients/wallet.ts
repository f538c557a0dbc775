import { percentile } from '../statistics.js';
import { RawConnection } from './raw-connection.js';
import { serveTask } from './serve-task.js';
import { betOf, walletRequest, winOf } from './wallet-requests.js';

export interface WalletInput {
  port: number;
  secret: string;
  connections: number;
  /** The first of the players, and how many there are. */
  player: number;
  players: number;
  warmMs: number;
  countMs: number;
}

export interface WalletOutput {
  perSecond: number;
  /** Milliseconds of a request. */
  p50: number;
  p99: number;
}

/** More than any door answers: requests are signed before the count begins. */
const MOST_PER_SECOND = { one: 3000, many: 9000 };

/** Each connection sends a bet, waits for the answer, sends its win, and so on. @throws Error for a refused request */
async function play(input: WalletInput): Promise<WalletOutput> {
  const { port, connections, warmMs, countMs } = input;
  const rounds = prepare(input);
  const lines = await Promise.all(Array.from({ length: connections }, () => RawConnection.open(port)));
  const began = performance.now();
  const [from, until] = [began + warmMs, began + warmMs + countMs];
  const took: number[] = [];
  let last = from;
  await Promise.all(
    lines.map(async (line) => {
      for (let round = rounds.pop(); round; round = rounds.pop()) {
        for (const request of round) {
          const sent = performance.now();
          if (sent > until) return;
          const { status, body } = await line.send(request);
          const answered = performance.now();
          if (status !== 200 || !body.includes('"RS_OK"')) throw new Error(`refused: ${status} ${body}`);
          if (sent < from || answered > until) continue;
          took.push(answered - sent);
          last = answered;
        }
      }
    }),
  );
  for (const line of lines) line.close();
  const counted = rounds.length > 0 ? countMs : last - from;
  return {
    perSecond: (took.length / counted) * 1000,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  };
}

function prepare({ port, secret, connections, player, players, warmMs, countMs }: WalletInput): Buffer[][] {
  const perSecond = connections === 1 ? MOST_PER_SECOND.one : MOST_PER_SECOND.many;
  const rounds = Math.ceil((perSecond * (warmMs + countMs)) / 1000 / 2);
  return Array.from({ length: rounds }, () => {
    const bet = betOf(player + Math.floor(Math.random() * players));
    return [walletRequest(port, secret, 'bet', bet), walletRequest(port, secret, 'win', winOf(bet))];
  });
}

serveTask(play);
