import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LoopFigures } from '../clients/closed-loop.js';
import type { PagesInput } from '../clients/pages.js';
import { type Count, defineRow } from '../row.js';
import { webOf } from '../web-build.js';
import type { Workbench } from '../workbench.js';

const GAMES = '/wps/relay/GCSGAME_getGameList?language=EN&pageNo=1&pageSize=40';
const CONNECTIONS = 50;
type Key = 'home' | 'games';

/** Guests who request the home page, and a page of forty games. */
export const pages = defineRow<Key>({
  id: 'pages',
  figures: {
    home: { title: 'home page, 50 connections', unit: '/s', goal: { ratioAtLeast: 0.6 } },
    games: { title: 'page of 40 games, 50 connections', unit: '/s', goal: { ratioAtLeast: 0.6 } },
  },
  async product(bench) {
    await webOf(bench);
    const { port } = await (await bench.portal()).startApi();
    return countAt(bench, port, { home: '/', games: GAMES });
  },
  async anchor(bench) {
    const { folder } = bench.machine;
    const files = { HOME_FILE: path.join(folder, 'home.br'), GAMES_FILE: path.join(folder, 'games.json') };
    await webOf(bench);
    const api = await (await bench.portal()).startApi();
    fs.writeFileSync(files.HOME_FILE, await bytesOf(api.port, '/'));
    fs.writeFileSync(files.GAMES_FILE, await bytesOf(api.port, GAMES));
    await api.end();
    const { port } = await bench.startAnchor('anchors/pages', files);
    return countAt(bench, port, { home: '/', games: '/games' });
  },
});

function countAt(bench: Workbench, port: number, paths: Record<Key, string>): Count<Key> {
  const { warmMs, countMs } = bench.pace;
  const perSecond = async (path: string) => {
    const input: PagesInput = { port, path, connections: CONNECTIONS, warmMs, countMs };
    return (await bench.task<LoopFigures>('clients/pages', input)).perSecond;
  };
  return async () => ({ home: await perSecond(paths.home), games: await perSecond(paths.games) });
}

/** The bytes on the wire for a guest who accepts Brotli. */
async function bytesOf(port: number, path: string): Promise<Buffer> {
  const headers = { host: `localhost:${port}`, cookie: 'lang=EN; theme=night', 'accept-encoding': 'br' };
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject);
  });
  if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}`);
  return buffer(reply);
}
