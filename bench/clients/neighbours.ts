import { setTimeout as pause } from 'node:timers/promises';
import { PortalClient, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { sessionToken } from '../fill/tokens.js';
import { RawConnection } from './raw-connection.js';
import { type Meet, serveTask } from './serve-task.js';

export interface NeighboursInput {
  port: number;
  /** Requested in turn, at a fixed rate. */
  pages: string[];
  pagesPerSecond: number;
  /** The agent whose team is read again as soon as the last read ends. */
  agent: number;
  overview: string;
  /** An account registered with the test's password. */
  account: string;
  loginsPerSecond: number;
  forMs: number;
}

export interface NeighboursOutput {
  pages: number;
  overviews: number;
  logins: number;
}

/** The load beside the bets: visitors, an agent who opens a large team, and log-ins. */
async function live(input: NeighboursInput, meet: Meet): Promise<NeighboursOutput> {
  const { port, agent, overview, forMs } = input;
  const line = await RawConnection.open(port);
  const portal = new PortalClient(`http://127.0.0.1:${port}`);
  const visitors = await Promise.all(input.pages.map(() => RawConnection.open(port)));
  await meet();
  const until = performance.now() + forMs;
  const done: NeighboursOutput = { pages: 0, overviews: 0, logins: 0 };
  const look = async () => {
    while (performance.now() < until) {
      await asked(line, requestOf(port, overview, `Authorization: Bearer ${sessionToken(agent)}`));
      done.overviews++;
    }
  };
  const visit = (page: string, at: number) =>
    atRate(input.pagesPerSecond / input.pages.length, until, async () => {
      await asked(visitors[at] as RawConnection, requestOf(port, page, 'Accept-Encoding: gzip, br'));
      done.pages++;
    });
  const logIn = () =>
    atRate(input.loginsPerSecond, until, async () => {
      await portal.login(input.account, TEST_PASSWORD);
      done.logins++;
    });
  await Promise.all([look(), ...input.pages.map(visit), logIn()]);
  for (const each of [line, ...visitors]) each.close();
  return done;
}

/** Starts calls at that rate, as far as they end in time. */
async function atRate(perSecond: number, until: number, act: () => Promise<void>): Promise<void> {
  for (let next = performance.now(); next < until; next += 1000 / perSecond) {
    await pause(Math.max(0, next - performance.now()));
    await act();
  }
}

const requestOf = (port: number, path: string, header: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${header}\r\n\r\n`);

async function asked(line: RawConnection, request: Buffer): Promise<void> {
  const { status, body } = await line.send(request);
  if (status !== 200) throw new Error(`refused: ${status} ${body}`);
}

serveTask(live);
