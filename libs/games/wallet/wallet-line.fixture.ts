import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import { text } from 'node:stream/consumers';

type Operation = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback';

/** One request of a vendor, and what the portal answered to it. */
export interface Exchange {
  /** Counted from 1. */
  nth: number;
  operation: Operation;
  transaction: string | undefined;
  /** The transaction that a win or rollback refers to. */
  reference: string | undefined;
  /** Of the HTTP reply; null until it is there. */
  status: number | null;
  /** As in `RS_OK`. */
  answer: string | null;
  /** The vendor got the reply. */
  delivered: boolean;
}

/** What becomes of a reply of the portal: it reaches the vendor, waits for the release, or is lost with its connection. */
type Manner = 'deliver' | 'hold' | 'lose';

const PATIENCE_MS = 60_000;

/** The line between vendors and the wallet of a real portal. It records each exchange, and may hold or lose replies. */
export class WalletLine {
  readonly exchanges: Exchange[] = [];
  manner: (exchange: Exchange) => Manner = () => 'deliver';
  private inFlight = 0;
  private readonly held: (() => void)[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(
    readonly url: string,
    private readonly server: http.Server,
  ) {}

  static async open(portalUrl: string): Promise<WalletLine> {
    const server = http.createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = new WalletLine(`http://127.0.0.1:${(server.address() as net.AddressInfo).port}`, server);
    server.on('request', (request, reply) => void line.forward(portalUrl, request, reply));
    return line;
  }

  of(operation: Operation): Exchange[] {
    return this.exchanges.filter((exchange) => exchange.operation === operation);
  }

  /** Delivers the replies that are held; `manner` says what becomes of later ones. */
  release(manner: WalletLine['manner'] = () => 'deliver'): void {
    this.manner = manner;
    for (const go of this.held.splice(0)) go();
  }

  /**
   * Ends when nothing is on its way, and every bet that the portal took or may have taken is won, lost or rolled back.
   * @throws Error if that takes longer than a minute
   */
  async settled(): Promise<void> {
    const tooLong = AbortSignal.timeout(PATIENCE_MS);
    tooLong.addEventListener('abort', () => this.tell());
    while (this.inFlight > 0 || this.unsettled().length > 0) {
      if (tooLong.aborted) throw new Error(`${this.unsettled().length} bets were never settled`);
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  close(): Promise<void> {
    this.release();
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private unsettled(): Exchange[] {
    const ended = new Set(
      this.exchanges.flatMap(({ answer, delivered, reference }) =>
        answer === 'RS_OK' && delivered ? (reference ?? []) : [],
      ),
    );
    return this.of('bet').filter(
      ({ answer, delivered, transaction = '' }) =>
        (answer === 'RS_OK' || !delivered) && !ended.has(transaction),
    );
  }

  private async forward(portalUrl: string, request: http.IncomingMessage, reply: http.ServerResponse) {
    this.inFlight += 1;
    try {
      await this.exchange(portalUrl, request, reply);
    } finally {
      this.inFlight -= 1;
      this.tell();
    }
  }

  private async exchange(portalUrl: string, request: http.IncomingMessage, reply: http.ServerResponse) {
    const body = await text(request);
    const exchange = exchangeOf(this.exchanges.length + 1, request.url ?? '', body);
    this.exchanges.push(exchange);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answered = await fetch(portalUrl + request.url, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
    });
    const content = await answered.text();
    exchange.status = answered.status;
    exchange.answer = answerOf(content);
    const manner = this.manner(exchange);
    if (manner === 'lose') return void request.socket.destroy();
    if (manner === 'hold') await new Promise<void>((resolve) => this.held.push(resolve));
    // The vendor may have given up.
    exchange.delivered = !request.socket.destroyed;
    reply.writeHead(answered.status, { 'content-type': 'application/json' }).end(content);
  }

  private tell(): void {
    for (const look of this.waiting) look();
    this.waiting.clear();
  }
}

function exchangeOf(nth: number, path: string, body: string): Exchange {
  const fields = JSON.parse(body) as Record<string, string | undefined>;
  return {
    nth,
    operation: path.split('/').at(-1) as Operation,
    transaction: fields.transaction_uuid,
    reference: fields.reference_transaction_uuid,
    status: null,
    answer: null,
    delivered: false,
  };
}

function answerOf(content: string): string | null {
  try {
    return (JSON.parse(content) as { status?: string }).status ?? null;
  } catch {
    return null;
  }
}
