import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { sessionToken } from '../fill/tokens.js';
import { percentile } from '../statistics.js';
import { closedLoop } from './closed-loop.js';
import { RawConnection } from './raw-connection.js';
import { serveTask } from './serve-task.js';
import { betOf, type Players, walletRequest } from './wallet-requests.js';

export interface PushLatencyInput extends Players {
  port: number;
  secret: string;
  /** Bets per second, one phase each. */
  rates: number[];
  warmMs: number;
  countMs: number;
}

export interface PushLatencyOutput {
  /** Milliseconds from COMMIT to the client, one number per rate. */
  p50: number[];
  /** Pushes per second while 32 connections bet as fast as they were answered. */
  saturation: number;
  /** Answered bets whose push never arrived. */
  lost: number;
}

const CONNECTIONS = 32;
/** One unit of the currency, repeated as often as needed. */
const STAKE = 100_000;
/** How long the last pushes may take, in milliseconds. */
const LAST_PUSHES_MS = 10_000;

/** Places bets over HTTP for players whose pages are open, and measures the pushes that arrive there. */
async function run(input: PushLatencyInput): Promise<PushLatencyOutput> {
  const audience = await Audience.open(input);
  const lines = await Promise.all(Array.from({ length: CONNECTIONS }, () => RawConnection.open(input.port)));
  const perLine = Math.floor(input.players / CONNECTIONS);
  let answered = 0;
  // Each connection bets for its own players, since two changes of one balance in one batch are pushed once.
  const bet = async (caller: number) => {
    const player = input.firstPlayer + caller * perLine + Math.floor(Math.random() * perLine);
    const request = walletRequest(input.port, input.secret, 'bet', betOf(player, STAKE));
    const { status, body } = await (lines[caller] as RawConnection).send(request);
    if (status !== 200 || !body.includes('"RS_OK"')) throw new Error(`refused: ${status} ${body}`);
    answered++;
    return 1;
  };
  const p50: number[] = [];
  for (const rate of input.rates) {
    await atRate(rate, input.warmMs, bet);
    audience.clear();
    await atRate(rate, input.countMs, bet);
    await audience.until(answered);
    p50.push(percentile(audience.latencies, 0.5));
  }
  const loop = { callers: CONNECTIONS, warmMs: 0 };
  await closedLoop({ ...loop, countMs: input.warmMs }, bet);
  const before = audience.received;
  const began = performance.now();
  await closedLoop({ ...loop, countMs: input.countMs }, bet);
  const saturation = ((audience.received - before) / (performance.now() - began)) * 1000;
  await audience.until(answered);
  const lost = answered - audience.received;
  audience.close();
  for (const line of lines) line.close();
  return { p50, saturation, lost };
}

/** Open loop: each bet has its scheduled moment, and starts later only if all connections are busy. */
async function atRate(rate: number, forMs: number, bet: (caller: number) => Promise<number>) {
  const began = performance.now();
  const bets = Math.round((rate * forMs) / 1000);
  let sent = 0;
  const line = async (caller: number) => {
    while (sent < bets) {
      const moment = began + (sent++ * 1000) / rate;
      await pause(Math.max(0, moment - performance.now()));
      await bet(caller);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, caller) => line(caller)));
}

/** A socket for each player. */
class Audience {
  latencies: number[] = [];
  received = 0;
  private readonly sockets: Socket[] = [];

  static async open({ port, firstPlayer, players }: PushLatencyInput): Promise<Audience> {
    const audience = new Audience();
    for (let index = 0; index < players; index++) await audience.seat(port, firstPlayer + index);
    return audience;
  }

  clear(): void {
    this.latencies = [];
  }

  /** Waits for this many pushes, or until no more can be expected. */
  async until(count: number): Promise<void> {
    for (const end = performance.now() + LAST_PUSHES_MS; this.received < count && performance.now() < end; )
      await pause(20);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private seat(port: number, player: number): Promise<void> {
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token: sessionToken(player), person: String(player) },
    });
    this.sockets.push(socket);
    socket.on('balance.changed', ({ committed }: { committed?: string }) => {
      if (committed === undefined) throw new Error('a push does not tell the moment of its commit');
      this.received++;
      this.latencies.push(Number(process.hrtime.bigint() - BigInt(committed)) / 1e6);
    });
    return new Promise((resolve, reject) => {
      socket.once('ready', () => resolve());
      socket.once('connect_error', reject);
    });
  }
}

serveTask(run);
