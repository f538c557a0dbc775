import { Secret, TOTP } from 'otpauth';
import { loadConfig } from '../config/config.js';
import { InstallationSecret } from '../crypto/installation-secret.js';
import type { TestDatabase } from './test-database.js';

const SECRET = new Secret({ size: 20 });
/** A recovery code of every member that `giveAuthenticator` gave one to. */
export const RECOVERY_CODE = 'ABCDE-FGHJK';

/** An authenticator that is on, past the calls that switch one on, and one recovery code. */
export async function giveAuthenticator(db: TestDatabase, member: string): Promise<void> {
  const secret = new InstallationSecret(loadConfig({ DATABASE_URL: db.url, NODE_ENV: 'test' }));
  await db.query(
    'insert into identity.totp (member, sealed_secret, created_at, confirmed_at) values ($1, $2, now(), now())',
    [member, await secret.seal(SECRET.base32)],
  );
  const plain = RECOVERY_CODE.replace('-', '');
  await db.query('insert into identity.recovery_code (member, code_hash) values ($1, $2)', [
    member,
    secret.hash('recovery code', `${member} ${plain}`),
  ]);
}

/** What that authenticator shows now. */
export const shownCode = (): string => TOTP.generate({ secret: SECRET });
