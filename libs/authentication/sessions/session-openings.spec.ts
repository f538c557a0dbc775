import { Member } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { Browser, cameIn } from '../login/browser.fixture.js';
import { OperatorChanges } from '../operators/operator-changes.js';
import { Session } from './session.entity.js';
import { type SessionOpening, SessionOpenings } from './session-openings.js';
import { Sessions } from './sessions.service.js';

const { db, api, parts } = setUpTestApi({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  parts: [Member, Session],
});
let browser: Browser;

beforeEach(() => {
  browser = new Browser(api);
});

const sessionsOf = (member: string) =>
  db.query(
    'select method, client, device from authentication.session where person = $1 order by started_at, id',
    [member],
  );
const deviceId = () => browser.device?.split('.')[0];

test('a session keeps what opened it and its device, however the member comes in', async () => {
  const { member } = await browser.register();
  const device = deviceId();
  browser.client = 'app';
  cameIn(await browser.login(member.account, { rememberMe: true }));
  cameIn(await browser.resume());
  browser.client = undefined;
  cameIn(await browser.resume());
  expect(await sessionsOf(member.id)).toEqual([
    { method: 'register', client: 'web', device },
    { method: 'password', client: 'app', device },
    { method: 'resume', client: 'app', device },
    { method: 'resume', client: 'web', device },
  ]);
});

test('a registration by the app is the app’s, and another name counts as the web', async () => {
  browser.client = 'app';
  const { member } = await browser.register();
  for (const name of ['APP', 'fridge', 'app, web']) {
    browser.client = name;
    cameIn(await browser.login(member.account));
  }
  expect((await sessionsOf(member.id)).map(({ client }) => client)).toEqual(['app', 'web', 'web', 'web']);
});

describe('what contexts above hear', () => {
  let openings: SessionOpenings;
  let sessions: Sessions;
  let heard: SessionOpening[];

  beforeEach(() => {
    const { database, clock, wakeUps } = parts;
    heard = [];
    openings = new SessionOpenings();
    openings.onSessionOpened(async (opening) => {
      expect(database.inTransaction).toBe(true);
      heard.push(opening);
    });
    const audit = new Audit(database, clock);
    sessions = new Sessions(database, clock, wakeUps, audit, new OperatorChanges(), openings);
  });

  const from = { address: '198.51.100.7', userAgent: 'test', method: 'password' } as const;

  test('is the session with client, device and address, once', async () => {
    const { member } = await browser.register();
    const device = deviceId() ?? '';
    await sessions.start({ ...member, brand: 'mela' }, { ...from, client: 'app', device });
    expect(heard).toEqual([
      {
        member: member.id,
        brand: 'mela',
        role: 'member',
        client: 'app',
        device,
        address: from.address,
        restricted: false,
        at: expect.any(Date),
      },
    ]);
    const [row] = await db.query<{ at: Date }>(
      `select started_at as at from authentication.session where person = $1 and client = 'app'`,
      [member.id],
    );
    expect(row?.at).toEqual(heard[0]?.at);
  });

  test('is told of agents and trial accounts by their role, and of operators nothing', async () => {
    const { member } = await browser.register();
    for (const type of [41, 4]) await sessions.start({ id: member.id, brand: 'mela', type }, from);
    const [operator] = await db.query<{ id: string }>('select min(id) as id from authentication.operator');
    await sessions.startOperator(
      { id: operator?.id ?? '', brand: 'mela' },
      { address: from.address, userAgent: 'test', elevatedUntil: null, browser: null },
    );
    expect(heard.map(({ role, client, device }) => [role, client, device])).toEqual([
      ['agent', 'web', null],
      ['trial', 'web', null],
    ]);
  });

  test('says where its owner has to change the password first', async () => {
    const { member } = await browser.register();
    await sessions.start({ ...member, brand: 'mela' }, { ...from, restricted: true });
    expect(heard).toMatchObject([{ member: member.id, restricted: true }]);
  });

  test('undoes the session where the listener fails, and its rows where the log-in does', async () => {
    const { member } = await browser.register();
    const before = await sessionsOf(member.id);
    const listed = () => db.query("select 1 from platform.audit where action = 'signal'");
    openings.onSessionOpened(async ({ brand }) => {
      const entry = { brand, actor: 'system', action: 'signal', subject: 'session' };
      await new Audit(parts.database, parts.clock).record(entry);
    });
    const login = parts.database.transaction(async () => {
      await sessions.start({ ...member, brand: 'mela' }, from);
      throw new Error('refused');
    });
    await expect(login).rejects.toThrow('refused');
    expect([await sessionsOf(member.id), await listed()]).toEqual([before, []]);
    openings.onSessionOpened(() => Promise.reject(new Error('no signal')));
    await expect(sessions.start({ ...member, brand: 'mela' }, from)).rejects.toThrow('no signal');
    expect([await sessionsOf(member.id), await listed()]).toEqual([before, []]);
  });
});
