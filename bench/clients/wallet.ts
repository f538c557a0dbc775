import { closedLoop, type LoopFigures } from './closed-loop.js';
import { RawConnection } from './raw-connection.js';
import { type Meet, serveTask } from './serve-task.js';
import { betOf, type Players, someOf, walletRequest, winOf } from './wallet-requests.js';

export interface WalletInput extends Players {
  port: number;
  secret: string;
  connections: number;
  warmMs: number;
  countMs: number;
  /** Whether it meets other processes before it starts. */
  meets?: boolean;
}

/** More than any endpoint answers: requests are signed before the measurement starts. */
const MAX_PER_SECOND = { one: 3000, many: 9000 };

/** Each connection sends a bet, waits for the answer, sends its win, and so on. @throws Error for a refused request */
async function play(input: WalletInput, meet: Meet): Promise<LoopFigures> {
  const { port, connections, meets, ...time } = input;
  const rounds = prepare(input);
  const lines = await Promise.all(Array.from({ length: connections }, () => RawConnection.open(port)));
  const ahead: Buffer[][] = lines.map(() => []);
  if (meets) await meet();
  const figures = await closedLoop({ callers: connections, ...time }, async (caller) => {
    if (ahead[caller]?.length === 0) ahead[caller] = rounds.pop() ?? [];
    const request = ahead[caller]?.shift();
    if (!request) return 0;
    const { status, body } = await (lines[caller] as RawConnection).send(request);
    if (status !== 200 || !body.includes('"RS_OK"')) throw new Error(`refused: ${status} ${body}`);
    return 1;
  });
  for (const line of lines) line.close();
  return figures;
}

function prepare({ port, secret, connections, warmMs, countMs, ...players }: WalletInput): Buffer[][] {
  const perSecond = connections === 1 ? MAX_PER_SECOND.one : MAX_PER_SECOND.many;
  const rounds = Math.ceil((perSecond * (warmMs + countMs)) / 1000 / 2);
  return Array.from({ length: rounds }, () => {
    const bet = betOf(someOf(players));
    return [walletRequest(port, secret, 'bet', bet), walletRequest(port, secret, 'win', winOf(bet))];
  });
}

serveTask(play);
