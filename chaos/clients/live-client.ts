import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import type { PushedEvent, Sequencer, SequencerEffects } from '../../apps/web/src/data/socket/sequencer.js';

type SequencerClass = new (last: number, effects: SequencerEffects) => Sequencer;

/** The browser's own sequencer from that build, which may contain a planted fault. */
export async function sequencerOf(buildFolder: string): Promise<SequencerClass> {
  const file = path.join(buildFolder, 'dist/apps/web/src/data/socket/sequencer.js');
  return ((await import(pathToFileURL(file).href)) as { Sequencer: SequencerClass }).Sequencer;
}

/** The open page of a member or an operator, reduced to pushes: the events that it applied, in order. */
export class LiveClient {
  /** `<seq> <name>` of each event that changed the page. */
  readonly applied: string[] = [];
  /** How often it reconnected. */
  reconnections = 0;
  /** How often it asked for missing events. */
  replays = 0;
  private readonly socket: Socket;
  private readonly sequencer: Sequencer;
  private met = false;
  private greeted = false;

  /** `visitor` is the token of a member, or the headers of an operator's browser. */
  constructor(url: string, visitor: string | Record<string, string>, from: number, Sequence: SequencerClass) {
    const isMember = typeof visitor === 'string';
    const who = isMember ? { token: visitor } : { operator: true };
    this.sequencer = new Sequence(from, {
      apply: ({ seq, name }) => this.applied.push(`${seq} ${name}`),
      replay: (afterSeq) => void this.replay(afterSeq),
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    });
    this.socket = io(url, {
      path: '/socket.io',
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 200,
      reconnectionDelayMax: 2000,
      timeout: 5000,
      ...(!isMember && { extraHeaders: visitor }),
      auth: (send) => send({ ...who, lastSeq: this.sequencer.lastSeq }),
    });
    this.socket.on('ready', () => {
      if (this.met) this.reconnections++;
      this.met = true;
      this.greeted = true;
    });
    this.socket.on('disconnect', () => {
      this.greeted = false;
    });
    this.socket.on('connect_error', () => {
      if (!this.socket.active) setTimeout(() => this.socket.connect(), 500);
    });
    this.socket.onAny((name: string, message: Omit<PushedEvent, 'name'>) => {
      if (name !== 'ready' && typeof message?.seq === 'number' && 'at' in message)
        this.sequencer.receive({ ...message, name });
    });
  }

  /** Whether it is connected and the server has greeted. */
  get isConnected(): boolean {
    return this.greeted;
  }

  get lastSeq(): number {
    return this.sequencer.lastSeq;
  }

  close(): void {
    this.sequencer.stop();
    this.socket.removeAllListeners();
    this.socket.close();
  }

  private async replay(afterSeq: number): Promise<void> {
    if (!this.socket.connected) return;
    this.replays++;
    try {
      const answer = (await this.socket.timeout(3000).emitWithAck('replay', { afterSeq })) as {
        events?: PushedEvent[];
      };
      for (const event of answer.events ?? []) this.sequencer.receive(event);
    } catch {
      // no answer: the sequencer asks again
    }
  }
}
