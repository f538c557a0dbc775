import net from 'node:net';
import { randomBelow } from './concurrency.js';

/** A connection between clients and the api that can be cut, with whatever is in transit. */
export class CuttableProxy {
  cuts = 0;
  private readonly open = new Set<net.Socket>();

  private constructor(private readonly server: net.Server) {}

  static async to(apiUrl: string): Promise<CuttableProxy> {
    const port = Number(new URL(apiUrl).port);
    const server = net.createServer((near) => line.join(near, net.connect({ port, host: '127.0.0.1' })));
    const line = new CuttableProxy(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as net.AddressInfo).port}`;
  }

  /** Cuts one of the open connections, if there is any. */
  cut(): boolean {
    const near = [...this.open][randomBelow(this.open.size)];
    if (!near) return false;
    near.resetAndDestroy();
    this.cuts++;
    return true;
  }

  async close(): Promise<void> {
    for (const near of this.open) near.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: net.Socket, far: net.Socket): void {
    this.open.add(near);
    near.once('close', () => this.open.delete(near));
    const ends: [net.Socket, net.Socket][] = [
      [near, far],
      [far, near],
    ];
    for (const [from, to] of ends) {
      from.setNoDelay(true);
      from.pipe(to);
      from.on('error', () => undefined);
      from.once('close', () => to.destroy());
    }
  }
}
