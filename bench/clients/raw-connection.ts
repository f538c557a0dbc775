import net from 'node:net';

export interface RawReply {
  status: number;
  body: Buffer;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** One keep-alive connection with one request at a time: the minimal work of a client. */
export class RawConnection {
  private received: Buffer = Buffer.alloc(0);
  private waiting: { resolve: (reply: RawReply) => void; reject: (error: Error) => void } | undefined;

  private constructor(private readonly socket: net.Socket) {
    socket.setNoDelay(true);
    socket.on('data', (data) => {
      this.received = this.received.length > 0 ? Buffer.concat([this.received, data]) : data;
      this.look();
    });
    socket.on('error', (error) => this.waiting?.reject(error));
    socket.on('close', () => this.waiting?.reject(new Error('the connection was closed')));
  }

  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new RawConnection(socket)));
    });
  }

  /** `request` is the complete text on the wire. @throws Error if the connection breaks */
  send(request: Buffer): Promise<RawReply> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private look(): void {
    const headEnd = this.received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const begin = headEnd + HEAD_END.length;
    const end = this.endOfBody(head, begin);
    if (end === undefined || this.received.length < end) return;
    const reply = { status: Number(head.slice(9, 12)), body: this.received.subarray(begin, end) };
    this.received = this.received.subarray(end);
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.resolve(reply);
  }

  /** The end of the body; `undefined` if it is not known yet. */
  private endOfBody(head: string, begin: number): number | undefined {
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length !== undefined) return begin + Number(length);
    if (!/\r\ntransfer-encoding: chunked/i.test(head)) return begin;
    // An empty body consists of the last chunk only, whose line break belongs to the head's.
    const last = this.received.indexOf(LAST_CHUNK, begin - 2);
    return last < 0 ? undefined : last + LAST_CHUNK.length;
  }
}
