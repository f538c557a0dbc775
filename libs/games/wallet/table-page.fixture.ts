import { io, type Socket } from 'socket.io-client';

/** What the page is told of its table, as far as specs read it. */
interface TableState {
  phase: 'open' | 'result';
  /** Milliseconds since 1970; null while the result is shown. */
  closesAt: number | null;
  own: { round: string; payout: string | null } | null;
}

export type BetAnswer = { ok: true; round: string } | { ok: false; error: string };

/** What has not come by then hangs. */
const PATIENCE_MS = 60_000;

/** The page of a game of the sandbox in which players bet on one result. */
export class TablePage {
  private state: TableState | undefined;
  /** In minor units, by round. A result is shown for some seconds only. */
  private readonly payouts = new Map<string, number>();
  private readonly waiting = new Set<() => void>();

  private constructor(
    private readonly socket: Socket,
    /** The member's number. */
    readonly member: string,
    readonly vendor: string,
  ) {
    socket.on('table.state', (state: TableState) => {
      this.state = state;
      if (state.own && state.own.payout !== null) this.payouts.set(state.own.round, Number(state.own.payout));
      for (const look of this.waiting) look();
      this.waiting.clear();
    });
  }

  /** `address` is what the launch of the game answered. */
  static async open(address: string, member: string, vendor: string): Promise<TablePage> {
    const { origin, searchParams } = new URL(address);
    const socket = io(`${origin}/table`, {
      path: '/games/socket',
      transports: ['websocket'],
      auth: { session: searchParams.get('session') },
      reconnection: false,
      forceNew: true,
    });
    const page = new TablePage(socket, member, vendor);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return page;
  }

  /** When the bets of this round close, or of the next one if less than `enough` milliseconds are left. */
  async closing(enough: number): Promise<number> {
    const closesAt = () => this.state?.closesAt ?? 0;
    await this.until(() => closesAt() - Date.now() > enough);
    return closesAt();
  }

  /** Ends when the bets of a round are closed. */
  closed(): Promise<void> {
    return this.until(() => this.state?.phase === 'result');
  }

  /** What the page's bet in this round has won, in minor units. */
  async payout(round: string): Promise<number> {
    await this.until(() => this.payouts.has(round));
    return this.payouts.get(round) ?? 0;
  }

  /** A bet in minor units by spot. @throws Error if there is no answer */
  bet(stakes: Record<string, string>): Promise<BetAnswer> {
    return this.socket.timeout(PATIENCE_MS).emitWithAck('bet', { stakes });
  }

  close(): void {
    this.socket.disconnect();
  }

  /** @throws Error if it is not so within a minute */
  private async until(condition: () => boolean): Promise<void> {
    const tooLong = AbortSignal.timeout(PATIENCE_MS);
    const stopped = new Promise<never>((_, reject) => {
      tooLong.addEventListener('abort', () => reject(new Error(`the table of ${this.vendor} is silent`)));
    });
    stopped.catch(() => undefined);
    while (!condition())
      await Promise.race([stopped, new Promise<void>((resolve) => this.waiting.add(resolve))]);
  }
}
