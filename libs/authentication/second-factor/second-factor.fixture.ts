import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Members } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import { HashKeys } from '#libs/platform/crypto/hash-keys';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { SmtpMail } from '#libs/platform/delivery/smtp-mail';
import { Limits } from '#libs/platform/limits/limits';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { TestParts } from '#libs/platform/testing/test-parts';
import type { BrandRegistry } from '#libs/site/index';
import { StepUpOffers } from '../login/step-up-offers.js';
import { OperatorChanges } from '../operators/operator-changes.js';
import { Devices } from '../sessions/devices.js';
import { MemberAccess } from '../sessions/member-access.js';
import { SessionOpenings } from '../sessions/session-openings.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Authenticators } from './authenticators.js';
import { FactorResets } from './factor-resets.service.js';
import { ProtectedActs } from './protected-acts.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorPolicy } from './second-factor-policy.js';

/** What changes the protection of accounts, as one program has it. */
export function createSecondFactor(
  parts: TestParts,
  brands: BrandRegistry,
): { acts: ProtectedActs; resets: FactorResets } {
  const { database, clock, events, wakeUps, config } = parts;
  const secret = new InstallationSecret(config);
  const audit = new Audit(database, clock);
  const sessions = new Sessions(
    database,
    clock,
    wakeUps,
    audit,
    new OperatorChanges(),
    new SessionOpenings(),
  );
  const members = new Members(database, clock, events, audit);
  const limits = new Limits(database, clock);
  const codes = new RecoveryCodes(database, clock, secret, new HashKeys(secret, database));
  const authenticators = new Authenticators(database, clock, limits, secret, codes);
  const devices = new Devices(database, clock, brands);
  const offers = new StepUpOffers(brands, members, new SmtpMail(config));
  const policy = new SecondFactorPolicy(authenticators, devices, offers);
  const notifications = new Notifications(database, clock, wakeUps);
  const common = [database, clock, audit, events, wakeUps, brands, members] as const;
  const resets = new FactorResets(...common, authenticators, notifications, {
    assertMayActOn: () => Promise.resolve(),
  });
  return { acts: new ProtectedActs(database, new MemberAccess(database, sessions), policy, resets), resets };
}

/** A link of the recovery as it is mailed: its token. */
export async function giveResetLink(db: TestDatabase, member: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into authentication.reset_link (id, member, email, address, token_hash, created_at, expires_at)
     values ($1, $2, $3, '198.51.100.1', $4, now(), now() + interval '10 minutes')`,
    [randomUUID(), member, email, createHash('sha256').update(token).digest()],
  );
  return token;
}
