import net from 'node:net';

const PATH = '/socket.io/?EIO=4&transport=websocket';
const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;
/** A masking key of zeros: clients must mask, and this key leaves the text unchanged. */
const NO_MASK = Buffer.alloc(4);

function frame(opcode: number, payload: Buffer | string): Buffer {
  const body = Buffer.from(payload);
  const head = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...head]), NO_MASK, body]);
}

/**
 * A Socket.IO client with minimal work, so that a machine can run thousands beside the server: no reconnection, no
 * parsing. `plain` is a WebSocket without Socket.IO.
 */
export class LightSocket {
  private received: Buffer = Buffer.alloc(0);
  private upgraded = false;
  private connected: () => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;

  private constructor(
    private readonly socket: net.Socket,
    private readonly auth: object | 'plain',
    private readonly hear: (text: Buffer) => void,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (data) => {
      this.received = this.received.length > 0 ? Buffer.concat([this.received, data]) : data;
      this.look();
    });
    socket.on('error', (error) => this.failed(error));
    socket.on('close', () => this.failed(new Error('the server closed a socket')));
  }

  /** Resolves once the server has accepted it. `hear` gets each later text. @throws Error if it is refused */
  static open(port: number, auth: object | 'plain', hear: (text: Buffer) => void): Promise<LightSocket> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      const light = new LightSocket(socket, auth, hear);
      light.failed = reject;
      light.connected = () => resolve(light);
      socket.once('connect', () => light.askForUpgrade(port));
    });
  }

  close(): void {
    this.failed = () => undefined;
    this.socket.destroy();
  }

  private askForUpgrade(port: number): void {
    const lines = [
      `GET ${PATH} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Origin: http://127.0.0.1:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version: 13',
    ];
    this.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }

  private look(): void {
    if (!this.upgraded) {
      const end = this.received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const status = this.received.toString('latin1', 9, 12);
      if (status !== '101') return this.failed(new Error(`a socket was refused with ${status}`));
      this.received = this.received.subarray(end + 4);
      this.upgraded = true;
      if (this.auth === 'plain') this.connected();
    }
    while (this.takeFrame());
  }

  /** Servers neither mask nor split frames this short. */
  private takeFrame(): boolean {
    const { received } = this;
    if (received.length < 2) return false;
    let length = (received[1] as number) & 127;
    let begin = 2;
    if (length === 126) {
      if (received.length < 4) return false;
      length = received.readUInt16BE(2);
      begin = 4;
    } else if (length === 127) {
      if (received.length < 10) return false;
      length = Number(received.readBigUInt64BE(2));
      begin = 10;
    }
    if (received.length < begin + length) return false;
    const opcode = (received[0] as number) & 15;
    this.received = received.subarray(begin + length);
    this.take(opcode, received.subarray(begin, begin + length));
    return true;
  }

  private take(opcode: number, payload: Buffer): void {
    if (opcode === PING) this.socket.write(frame(PONG, payload));
    if (opcode !== TEXT) return;
    if (this.auth === 'plain') return this.hear(payload);
    const type = payload.toString('latin1', 0, 2);
    if (type === '2') this.socket.write(frame(TEXT, '3'));
    else if (type.startsWith('0')) this.socket.write(frame(TEXT, `40${JSON.stringify(this.auth)}`));
    else if (type === '40') this.connected();
    else if (type === '44') this.failed(new Error(`a socket was refused: ${payload}`));
    else if (type === '42') this.hear(payload);
  }
}
