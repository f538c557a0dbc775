import net from 'node:net';
import type { ExplainedStatement } from './explained-statement.js';

/** A proxy to PostgreSQL that reads the plan of every statement that passes. */
export interface PlanTap {
  /** The same database, through this proxy. */
  url: string;
  /** The plans since the last call. */
  take(): ExplainedStatement[];
  close(): Promise<void>;
}

/**
 * Settings that make a session report its plans as notices, which clients ignore; for ALTER DATABASE ... SET, as a
 * superuser.
 */
export const REPORT_PLANS: Readonly<Record<string, string>> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_verbose': 'on', // the schemas of tables
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** Listens between a program and PostgreSQL on a free port. Without TLS, since it reads the traffic. */
export async function openPlanTap(databaseUrl: string): Promise<PlanTap> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let taken: ExplainedStatement[] = [];
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    const read = noticeReader((text) => {
      const statement = statementOf(text);
      if (statement) taken.push(statement);
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => {
      read(bytes);
      client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    take: () => {
      const statements = taken;
      taken = [];
      return statements;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const NOTICE = 'N'.charCodeAt(0);

/** Splits a server's stream into messages (a type byte, a length of four bytes), and passes on the notices. */
function noticeReader(onNotice: (text: string) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      if (rest[0] === NOTICE) onNotice(messageOf(rest.subarray(5, end)));
      rest = rest.subarray(end);
    }
  };
}

/** The field `M` of a notice: each field is a letter and a text that ends with a zero byte. */
const messageOf = (fields: Buffer): string =>
  fields
    .toString('utf8')
    .split('\0')
    .find((field) => field.startsWith('M'))
    ?.slice(1) ?? '';

function statementOf(message: string): ExplainedStatement | undefined {
  const found = /^duration: ([\d.]+) ms {2}plan:\n([\s\S]+)$/.exec(message);
  if (!found) return undefined;
  const { 'Query Text': text, Plan: plan } = JSON.parse(found[2] ?? '');
  return { text, plan, milliseconds: Number(found[1]) };
}
