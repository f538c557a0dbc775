import { Member, Members } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { PasswordLogin } from './password-login.js';

let db: TestDatabase;
let parts: TestParts;
let brands: BrandRegistry;
let statements: string[];

beforeAll(async () => {
  db = await createTestDatabase();
  parts = await createTestParts(db.url, [Member]);
  brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  await db.query(
    `insert into members.member (brand, account, type, password_hash, registered_at)
     values ('mela', 'knownname', 0, 'none', now()), ('mela', '8801712345678', 0, 'none', now())`,
  );
  parts.database.source.logger.logQuery = (statement) => {
    if (statement.includes('"members"')) statements.push(statement);
  };
});
afterAll(async () => {
  await parts.close();
  await db.drop();
});
beforeEach(() => {
  statements = [];
});

/** The statements about members of a log-in with a wrong password. */
async function refusedLogin(username: string): Promise<string[]> {
  const members = new Members(
    parts.database,
    parts.clock,
    parts.events,
    new Audit(parts.database, parts.clock),
  );
  const login = new PasswordLogin(
    brands,
    members,
    { verify: async () => false } as never,
    { countAttempt: async () => ({}) } as never,
    {} as never,
    { authenticate: async () => null } as never,
    { isKnown: async () => false } as never,
    {} as never,
    {} as never,
    { record: async () => undefined } as never,
  );
  const input = { username, password: 'not the one', type: 'username' } as never;
  await expect(login.login({ brand: 'mela', address: '198.51.100.1' } as never, input)).rejects.toMatchObject(
    { code: 'error_wrong_credentials' },
  );
  return statements;
}

test.each(['nobody', '01799999999', '8801712345678', '01712345678'])(
  'looks for %s by the same statement as for an account of that name',
  async (username) => {
    const known = await refusedLogin('knownname');
    statements = [];
    expect(known).toHaveLength(1);
    expect(await refusedLogin(username)).toEqual(known);
  },
);
