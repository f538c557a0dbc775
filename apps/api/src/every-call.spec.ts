import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isOperatorPath } from '#libs/authentication/common/operator.calls';
import type { AnyCall } from '#libs/platform/common/call';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { insertSession, sessionWith } from '#libs/platform/testing/test-session';
import { plainInput } from './plain-input.fixture.js';

/** Written by `WRITE_ANSWERS=1`, aligned by biome, and compared otherwise. */
const TABLE = path.resolve(import.meta.dirname, '../../../docs/answers.md');
const HEAD = `# Answers

Each call as its usual caller makes it on a new brand, with the plainest input that its schema accepts and ids of nothing.
Written by \`WRITE_ANSWERS=1 npx jest apps/api/src/every-call.spec.ts\`, which fails where a call answers otherwise.

| Call | Asked by | Answer |
| --- | --- | --- |
`;
/** The calls that the specification names, beside those that are the portal's own. */
const SPECIFIED = [
  'DELETE /wps/relay/MCSFE_removeFavorite',
  'DELETE /wps/session/logout',
  'GET /lgw/games/game_menus',
  'GET /lotto/lgw/missions/leaderboard',
  'GET /lotto/lgw/missions/summary',
  'GET /wps/agent/affiliate',
  'GET /wps/captcha',
  'GET /wps/game/launchGame',
  'GET /wps/member/info',
  'GET /wps/member/info/funds/consolidated',
  'GET /wps/member/info/icon',
  'GET /wps/relay/CBS_launchChat',
  'GET /wps/relay/CBS_liveModelList',
  'GET /wps/relay/CSP_unreadCount',
  'GET /wps/relay/GCSGAME_getGameList',
  'GET /wps/relay/GCSGAME_getRankList',
  'GET /wps/relay/GCSGAME_getVendorList',
  'GET /wps/relay/GCS_merchantWallet',
  'GET /wps/relay/GCS_recentGame',
  'GET /wps/relay/GLS2_roomList',
  'GET /wps/relay/MCS2_getPointBalance',
  'GET /wps/relay/MCS2_getPointConfig',
  'GET /wps/relay/MCS2_getPointHistory',
  'GET /wps/relay/MCS2_getPointRewards',
  'GET /wps/relay/MCS2_getRedeemList',
  'GET /wps/relay/MCSFE_getAnnouncementContent',
  'GET /wps/relay/MCSFE_getFavoriteIds',
  'GET /wps/relay/MCSFE_getFavoriteList',
  'GET /wps/relay/MCSFE_getHotGameList',
  'GET /wps/relay/MCSFE_getListAnnouncements',
  'GET /wps/relay/ODSFE2_MemTransDet',
  'GET /wps/system/domainRoute',
  'GET /wps/system/helpCenter',
  'GET /wps/system/setting/register',
  'GET /wps/system/status',
  'GET /wps/system/whitelabel',
  'GET /wps/v2/wallets/balance',
  'POST /gw/v1/wallet/bet',
  'POST /wps/member/password',
  'POST /wps/member/password/email',
  'POST /wps/member/password/verification',
  'POST /wps/relay/GCS_walletTransfer',
  'POST /wps/relay/MCS2_claimRafflePromotion',
  'POST /wps/relay/MCS2_convertPoint',
  'POST /wps/relay/MCS2_processContractHourSalary',
  'POST /wps/relay/MCS2_processDailySalContract',
  'POST /wps/relay/MCS2_processDividendReq',
  'POST /wps/relay/MCSFE_addFavorite',
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
  'POST /wps/session/login',
  'POST /wps/session/login/freeplay',
  'POST /wps/verification/sms/noLogin',
  'POST /wps/verification/sms/register',
  'PUT /wps/feedback',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
];

const calls = await readCallCatalogue();
const nameOf = ({ method, path: at }: AnyCall) => `${method} ${at}`;
const { db, api } = setUpTestApi({
  inbox: true,
  // One of the calls restricts the site; the others go on there.
  settings: { 'regions.allowedAddresses': ['127.0.0.1', '::1'] },
});
let member: string;
let agent: string;

beforeAll(async () => {
  member = (await api.client.register()).id;
  agent = (await api.client.register()).id;
  await db.query('update members.member set type = 41 where id = $1', [agent]);
});

function callerOf(call: AnyCall): 'operator' | 'another server' | 'guest' | 'member' | 'agent' {
  if (call.access === 'signed') return 'another server';
  if (call.access.includes('operator') && isOperatorPath(call.path)) return 'operator';
  if (call.access.includes('member')) return 'member';
  return call.access.includes('agent') ? 'agent' : 'guest';
}

/** Each time a session of its own, since some calls end sessions. */
async function credentials(call: AnyCall) {
  const caller = callerOf(call);
  if (caller === 'operator')
    return { headers: await sessionWith(db, api.url, [call.permission ?? 'any-operator']) };
  if (caller === 'member' || caller === 'agent')
    return { token: await insertSession(db, { person: caller === 'member' ? member : agent, role: caller }) };
  return {};
}

async function answerOf(call: AnyCall): Promise<string> {
  const plain = plainInput(call);
  const input = Object.entries(plain).filter(([name]) => !call.path.includes(`:${name}`));
  const address = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(plain[name])));
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const query = new URLSearchParams(input.map(([name, value]): [string, string] => [name, String(value)]));
  const reply = await api.client.send(
    call.method,
    inQuery ? `${address}?${query}` : address,
    inQuery ? undefined : Object.fromEntries(input),
    { ...(await credentials(call)), key: randomUUID(), sealed: call.sealed },
  );
  const said = typeof reply.body.message === 'string' ? ` ${reply.body.message}` : '';
  return `${reply.status}${said}`;
}

/** Without the spaces by which the table is aligned, and without its head. */
const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.replace(/ {2,}/g, ' '));

test('every call answers as the table of answers says', async () => {
  const rows: string[] = [];
  const sorted = [...calls].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  for (const call of sorted)
    rows.push(`| \`${nameOf(call)}\` | ${callerOf(call)} | ${await answerOf(call)} |`);
  if (process.env.WRITE_ANSWERS) fs.writeFileSync(TABLE, `${HEAD}${rows.join('\n')}\n`);
  expect(rows).toEqual(rowsOf(fs.readFileSync(TABLE, 'utf8')));
  expect(rows.filter((row) => / 500 /.test(row))).toEqual([]);
});

test('every call that the specification names is there', () => {
  const names = new Set(calls.map(nameOf));
  expect(SPECIFIED.filter((name) => !names.has(name))).toEqual([]);
});
