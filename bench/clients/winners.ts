import { setTimeout as pause } from 'node:timers/promises';
import { RawConnection } from './raw-connection.js';
import { serveTask } from './serve-task.js';
import { betOf, type Players, someOf, walletRequest, winOf } from './wallet-requests.js';

export interface WinnersInput extends Players {
  port: number;
  secret: string;
  perSecond: number;
  forMs: number;
}

/** Currency x 100,000: each win is larger than all before, so that each changes the board. */
const FIRST_PRIZE = 100_000_000;
const STEP = 100_000;

async function play({ port, secret, perSecond, forMs, ...players }: WinnersInput): Promise<number> {
  const line = await RawConnection.open(port);
  const send = async (operation: 'bet' | 'win', fields: Parameters<typeof walletRequest>[3]) => {
    const { status, body } = await line.send(walletRequest(port, secret, operation, fields));
    if (status !== 200 || !body.includes('"RS_OK"')) throw new Error(`refused: ${status} ${body}`);
  };
  let wins = 0;
  const until = Date.now() + forMs;
  for (let next = Date.now(); next < until; next += 1000 / perSecond) {
    await pause(Math.max(0, next - Date.now()));
    const bet = betOf(someOf(players));
    await send('bet', bet);
    await send('win', { ...winOf(bet), amount: FIRST_PRIZE + (Date.now() % 1_000_000) * STEP });
    wins++;
  }
  line.close();
  return wins;
}

serveTask(play);
