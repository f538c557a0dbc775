import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Audit } from '#libs/platform/audit/audit';
import { HashKeys } from '#libs/platform/crypto/hash-keys';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Limits } from '#libs/platform/limits/limits';
import { SmtpMail } from '#libs/platform/post/smtp-mail';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { TestParts } from '#libs/platform/testing/test-parts';
import type { BrandRegistry } from '#libs/site/index';
import { Members } from '../accounts/members.service.js';
import { Letters } from '../letters/letters.js';
import { Authenticators } from '../security/authenticators.js';
import { RecoveryCodes } from '../security/recovery-codes.js';
import { Devices } from '../sessions/devices.js';
import { Sessions } from '../sessions/sessions.service.js';
import { FactorResets } from './factor-resets.service.js';
import { ProtectedActs } from './protected-acts.js';
import { SecondFactorPolicy } from './second-factor-policy.js';
import { StepUpOffers } from './step-up-offers.js';

/** What changes the protection of accounts, as one program has it. */
export function createSecondFactor(
  parts: TestParts,
  brands: BrandRegistry,
): { acts: ProtectedActs; resets: FactorResets } {
  const { database, clock, events, hints, config } = parts;
  const secret = new InstallationSecret(config);
  const audit = new Audit(database, clock);
  const sessions = new Sessions(database, clock, hints, audit);
  const members = new Members(database, sessions, clock, events);
  const limits = new Limits(database, clock);
  const codes = new RecoveryCodes(database, clock, secret, new HashKeys(secret, database));
  const authenticators = new Authenticators(database, clock, limits, secret, codes);
  const devices = new Devices(database, clock, brands);
  const offers = new StepUpOffers(brands, members, new SmtpMail(config));
  const policy = new SecondFactorPolicy(authenticators, devices, offers);
  const letters = new Letters(database, clock, hints);
  const common = [database, clock, audit, events, hints, brands, members] as const;
  const resets = new FactorResets(...common, authenticators, letters);
  return { acts: new ProtectedActs(database, members, policy, resets), resets };
}

/** A link of the recovery as it is mailed: its token. */
export async function giveResetLink(db: TestDatabase, member: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into identity.reset_link (id, member, email, address, token_hash, created_at, expires_at)
     values ($1, $2, $3, '198.51.100.1', $4, now(), now() + interval '10 minutes')`,
    [randomUUID(), member, email, createHash('sha256').update(token).digest()],
  );
  return token;
}
