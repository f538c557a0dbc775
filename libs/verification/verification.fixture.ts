import { pino } from 'pino';
import { loadConfig } from '#libs/platform/config/config';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { HttpSms } from '#libs/platform/delivery/http-sms';
import { SmtpMail } from '#libs/platform/delivery/smtp-mail';
import { Retention } from '#libs/platform/housekeeping/retention';
import { Limits } from '#libs/platform/limits/limits';
import { TestInbox } from '#libs/platform/testing/inbox.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { BotChecks } from './bot-checks/bot-checks.js';
import { Captchas } from './captchas/captchas.js';
import { CodeDelivery } from './codes/code-delivery.js';
import { CodeLimits } from './codes/code-limits.js';
import type { LoginHistory } from './codes/login-history.js';
import { OneTimeCodes } from './codes/one-time-codes.js';
import { ProvedRequesters } from './codes/proved-requesters.js';
import { VerificationRetention } from './verification-retention.js';

export type VerificationParts = Awaited<ReturnType<typeof createVerificationParts>>;

/** What comes of a hundred tries, ten at a time, by turns in each of two programs. */
export async function hundredTries<Outcome>(
  programs: readonly [VerificationParts, VerificationParts],
  attempt: (program: VerificationParts) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < 100) {
    const wave = Array.from({ length: 10 }, (_, at) => attempt(programs[at % 2 ? 0 : 1]));
    outcomes.push(...(await Promise.all(wave)));
  }
  return outcomes;
}

const nobodyCame = (): LoginHistory => ({ hasLoggedInFrom: () => Promise.resolve(false) });

/**
 * What proves people, as one program has it: connections of its own on the database of the spec.
 * @param loginHistory by default nobody has logged in before
 */
export async function createVerificationParts(
  url: string,
  post: { env: NodeJS.ProcessEnv },
  loginHistory: (parts: TestParts) => LoginHistory = nobodyCame,
) {
  const parts = await createTestParts(url);
  const { database, clock } = parts;
  const config = loadConfig({ DATABASE_URL: url, ...post.env });
  const secret = new InstallationSecret(config);
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const limits = new Limits(database, clock);
  const mail = new SmtpMail(config);
  const retention = new Retention(database);
  new VerificationRetention(retention).onModuleInit();
  const requesters = new ProvedRequesters(database, clock, brands, loginHistory(parts));
  const codeDelivery = new CodeDelivery(brands, new HttpSms(config), mail, pino({ level: 'silent' }));
  return {
    ...parts,
    brands,
    limits,
    requesters,
    codes: new OneTimeCodes(
      secret,
      database,
      clock,
      brands,
      new CodeLimits(limits, brands),
      codeDelivery,
      requesters,
    ),
    captchas: new Captchas(secret, database, clock),
    botChecks: new BotChecks(secret, database, clock),
    retention,
    close: async () => {
      mail.onModuleDestroy();
      await parts.close();
    },
  };
}

/** Two programs on one database, with an inbox for what they send; all are empty until `beforeAll` has opened them. */
export function setUpVerification() {
  const db = {} as TestDatabase;
  const inbox = new TestInbox();
  const [first, second] = [{} as VerificationParts, {} as VerificationParts];
  beforeAll(async () => {
    const [opened] = await Promise.all([createTestDatabase(), inbox.listen()]);
    Object.assign(db, opened);
    for (const program of [first, second])
      Object.assign(program, await createVerificationParts(db.url, inbox));
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close(), inbox.close()]);
    await db.drop();
  });
  return { db, inbox, first, second };
}
