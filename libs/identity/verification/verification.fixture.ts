import { pino } from 'pino';
import { Audit } from '#libs/platform/audit/audit';
import { loadConfig } from '#libs/platform/config/config';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Leftovers } from '#libs/platform/housekeeping/leftovers';
import { Limits } from '#libs/platform/limits/limits';
import { HttpSms } from '#libs/platform/post/http-sms';
import { SmtpMail } from '#libs/platform/post/smtp-mail';
import { createTestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { Session } from '../sessions/session.entity.js';
import { Sessions } from '../sessions/sessions.service.js';
import { BotChecks } from './bot-checks.js';
import { Captchas } from './captchas.js';
import { CodeAskers } from './code-askers.js';
import { CodeLimits } from './code-limits.js';
import { CodePost } from './code-post.js';
import { OldVerifications } from './old-verifications.js';
import { OneTimeCodes } from './one-time-codes.js';

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

/** What proves people, as one program has it: connections of its own on the database of the spec. */
export async function createVerificationParts(url: string, post: { env: NodeJS.ProcessEnv }) {
  const parts = await createTestParts(url, [Session]);
  const { database, clock } = parts;
  const config = loadConfig({ DATABASE_URL: url, ...post.env });
  const secret = new InstallationSecret(config);
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const limits = new Limits(database, clock);
  const mail = new SmtpMail(config);
  const leftovers = new Leftovers(database);
  new OldVerifications(leftovers).onModuleInit();
  const sessions = new Sessions(database, clock, parts.hints, new Audit(database, clock));
  const askers = new CodeAskers(database, clock, brands, sessions);
  const codePost = new CodePost(brands, new HttpSms(config), mail, pino({ level: 'silent' }));
  return {
    ...parts,
    brands,
    limits,
    askers,
    codes: new OneTimeCodes(
      secret,
      database,
      clock,
      brands,
      new CodeLimits(limits, brands),
      codePost,
      askers,
    ),
    captchas: new Captchas(secret, database, clock),
    botChecks: new BotChecks(secret, database, clock),
    leftovers,
    close: async () => {
      mail.onModuleDestroy();
      await parts.close();
    },
  };
}
