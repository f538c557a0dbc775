import {
  type FakeStudio,
  type StudioReply,
  type StudioRequest,
  startFakeStudio,
} from '../vendors/studio.fixture.js';

export const DELTA_SECRET = 'a-delta-secret-of-the-tests';

/** What goes wrong with a request about wallets. */
export type Fault =
  /** The request does not arrive. */
  | 'lost-request'
  /** It is carried out, and the answer is lost. */
  | 'lost-answer'
  /** The connection breaks, and the request arrives when `deliverLate` is called. */
  | 'late'
  /** It is carried out, and there is no answer, and no end of the connection. */
  | 'silence'
  /** It arrives twice. */
  | 'twice'
  | 'error-500'
  | 'no-json-fields';

interface Transfer {
  state: 'accepted' | 'refused';
  reason?: string;
  direction?: string;
  user?: string;
  currency?: string;
  amount?: number;
}

export interface FakeBet {
  id: string;
  user: string;
  currency: string;
  game_code: string;
  round: string;
  stake: number;
  win: number;
  valid_amount: number;
  placed_at: string;
  settled_at: string;
  state: 'settled' | 'void';
}

/** A vendor with transfer wallets by `docs/transfer-wallets.md`, in memory; all amounts are currency x 100000. */
export class FakeTransferVendor {
  readonly transfers = new Map<string, Transfer>();
  readonly balances = new Map<string, number>();
  readonly atStake = new Map<string, number>();
  readonly bets: FakeBet[] = [];
  /** Decides what goes wrong with each request about wallets. */
  fault: (request: StudioRequest) => Fault | undefined = () => undefined;
  /** Decides which transfers the vendor refuses. */
  refusal: (body: Record<string, unknown>) => string | undefined = () => undefined;
  /** The largest page of bets, whatever is asked for. */
  pageSize = 500;
  /** Runs after a balance was read and before it is answered. */
  afterBalance: () => void = () => undefined;
  private late: (() => void)[] = [];

  private constructor(readonly studio: FakeStudio) {}

  static async start(): Promise<FakeTransferVendor> {
    const vendor = new FakeTransferVendor(await startFakeStudio(DELTA_SECRET));
    vendor.studio.answer((request) => vendor.answer(request));
    return vendor;
  }

  /** The requests to this path. */
  requests(path: string): StudioRequest[] {
    return this.studio.requests.filter((request) => request.path.endsWith(path));
  }

  balanceOf(user: string): number {
    return this.balances.get(user) ?? 0;
  }

  /** Plays a round that is over at once. */
  play(user: string, stake: number, win: number, changes: Partial<FakeBet> = {}): FakeBet {
    const at = new Date().toISOString();
    const number = this.bets.length + 1;
    const bet: FakeBet = {
      id: `bet-${number}`,
      user,
      currency: 'BDT',
      game_code: 'monsoon-fish',
      round: `round-${number}`,
      stake,
      win,
      valid_amount: stake,
      placed_at: at,
      settled_at: at,
      state: 'settled',
      ...changes,
    };
    this.bets.push(bet);
    this.balances.set(user, this.balanceOf(user) - bet.stake + bet.win);
    return bet;
  }

  /** The requests that were under way arrive now. */
  deliverLate(): void {
    for (const arrive of this.late.splice(0)) arrive();
  }

  private answer(request: StudioRequest): StudioReply {
    const fault = request.path.includes('/wallet/') ? this.fault(request) : undefined;
    const carryOut = () => this.carryOut(request);
    if (fault === 'lost-request') return 'hang-up';
    if (fault === 'late') {
      this.late.push(carryOut);
      return 'hang-up';
    }
    if (fault === 'error-500') return { status: 500, json: {} };
    const reply = carryOut();
    if (fault === 'lost-answer') return 'hang-up';
    if (fault === 'silence') return 'silence';
    if (fault === 'no-json-fields') return { json: { ok: true } };
    return fault === 'twice' ? carryOut() : reply;
  }

  private carryOut({ path, query, body }: StudioRequest): StudioReply {
    const [, name = ''] = /\/studio(\/.*)$/.exec(path) ?? [];
    if (name === '/game/url') return { json: { url: 'http://127.0.0.1:1/play' } };
    if (name === '/wallet/deposit') return this.move('deposit', body);
    if (name === '/wallet/withdraw') return this.move('withdrawal', body);
    if (name.startsWith('/wallet/transfers/')) return this.tell(name.slice('/wallet/transfers/'.length));
    if (name === '/wallet/balance') return this.wallet(query);
    if (name === '/bets') return this.page(query);
    return { status: 404, json: {} };
  }

  private move(direction: 'deposit' | 'withdrawal', body: Record<string, unknown>): StudioReply {
    const {
      transfer_id: id,
      user,
      currency,
      amount,
    } = body as {
      transfer_id: string;
      user: string;
      currency: string;
      amount: number;
    };
    const known = this.transfers.get(id);
    if (known && known.user !== undefined && (known.amount !== amount || known.direction !== direction))
      return { status: 409, json: {} };
    if (!known) {
      const balance = this.balanceOf(user);
      const reason =
        this.refusal(body) ??
        (direction === 'withdrawal' && balance < amount ? 'NOT_ENOUGH_MONEY' : undefined);
      const fields = { direction, user, currency, amount };
      this.transfers.set(
        id,
        reason ? { state: 'refused', reason, ...fields } : { state: 'accepted', ...fields },
      );
      if (!reason) this.balances.set(user, direction === 'deposit' ? balance + amount : balance - amount);
    }
    const { state, reason } = this.transfers.get(id) as Transfer;
    return {
      json:
        state === 'accepted'
          ? { transfer_id: id, state, balance: this.balanceOf(user) }
          : { transfer_id: id, state, reason },
    };
  }

  private tell(id: string): StudioReply {
    const transfer = this.transfers.get(id) ?? { state: 'refused', reason: 'UNKNOWN_TRANSFER' };
    this.transfers.set(id, transfer);
    return { json: { transfer_id: id, ...transfer } };
  }

  private wallet(query: URLSearchParams): StudioReply {
    const user = query.get('user') ?? '';
    const json = {
      user,
      currency: query.get('currency'),
      balance: this.balanceOf(user),
      at_stake: this.atStake.get(user) ?? 0,
      bets: this.cursorAt(this.bets.length),
    };
    this.afterBalance();
    return { json };
  }

  private page(query: URLSearchParams): StudioReply {
    const from = this.positionOf(query.get('cursor') ?? '');
    const limit = Math.min(this.pageSize, Number(query.get('limit') ?? 500));
    const bets = this.bets.slice(from, from + limit);
    const to = from + bets.length;
    return { json: { bets, cursor: this.cursorAt(to), more: to < this.bets.length } };
  }

  /** Cursors have no order that a reader could see. */
  private cursorAt = (position: number) =>
    position === 0 ? '' : Buffer.from(`after ${position}`).toString('base64url');
  private positionOf = (cursor: string) =>
    cursor === '' ? 0 : Number(Buffer.from(cursor, 'base64url').toString().slice('after '.length));
}
