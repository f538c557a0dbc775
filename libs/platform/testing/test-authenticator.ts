import { Secret, TOTP } from 'otpauth';
import { loadConfig } from '../config/config.js';
import { InstallationSecret } from '../crypto/installation-secret.js';
import type { TestDatabase } from './test-database.js';

const SECRET = new Secret({ size: 20 });
/** A recovery code of every member that `addAuthenticator` was called for. */
export const RECOVERY_CODE = 'ABCDE-FGHJK';

/** Writes an active authenticator and one recovery code, without the calls that set one up. */
export async function addAuthenticator(db: TestDatabase, member: string): Promise<void> {
  const secret = new InstallationSecret(loadConfig({ DATABASE_URL: db.url, NODE_ENV: 'test' }));
  await db.query(
    'insert into authentication.totp (member, sealed_secret, created_at, confirmed_at) values ($1, $2, now(), now())',
    [member, await secret.seal(SECRET.base32)],
  );
  const plain = RECOVERY_CODE.replace('-', '');
  await db.query('insert into authentication.recovery_code (member, code_hash) values ($1, $2)', [
    member,
    secret.hash('recovery code', `${member} ${plain}`),
  ]);
}

/** The code that this authenticator shows now. */
export const currentCode = (): string => TOTP.generate({ secret: SECRET });
