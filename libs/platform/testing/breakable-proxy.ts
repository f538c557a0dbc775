import net from 'node:net';

/** A proxy to PostgreSQL or Redis that a test can cut or freeze, as a crash or a stuck disk would. */
export interface BreakableProxy {
  /** The address of the same server through this proxy. */
  url: string;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Accepts connections and bytes, and answers nothing. */
  freeze(): void;
  /** Makes the open connections silent for good, without closing them. New connections work. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openBreakableProxy(serverUrl: string): Promise<BreakableProxy> {
  const target = new URL(serverUrl);
  const pairs = new Set<[net.Socket, net.Socket]>();
  const silent = new WeakSet<[net.Socket, net.Socket]>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const end = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  const server = net.createServer((client) => {
    if (state === 'cut') return client.destroy();
    const upstream = net.connect(Number(target.port), target.hostname);
    const pair: [net.Socket, net.Socket] = [client, upstream];
    pairs.add(pair);
    const open = () => state === 'whole' && !silent.has(pair);
    client.on('data', (bytes) => open() && upstream.write(bytes));
    upstream.on('data', (bytes) => open() && client.write(bytes));
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      end();
    },
    freeze: () => {
      state = 'frozen';
    },
    silence: () => {
      for (const pair of pairs) silent.add(pair);
    },
    mend: () => {
      if (state === 'frozen') end();
      state = 'whole';
    },
    close: () => {
      end();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
