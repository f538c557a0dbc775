import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { DataSource } from 'typeorm';
import type { Passwords } from '#libs/authentication/index';
import type { InstallationSecret } from '#libs/platform/crypto/installation-secret';

export interface NewOperator {
  brand: string;
  account: string;
  /** As the staff list has the person, who has one account at a brand. */
  personKey: string;
  roles: string[];
}

/**
 * Adds an operator with a password and an authenticator's secret, which are shown this once.
 * @throws Error for an account or person that the brand has, or a role that it does not have
 */
export async function addOperator(
  database: DataSource,
  { brand, account, personKey, roles }: NewOperator,
  { passwords, secret }: { passwords: Passwords; secret: InstallationSecret },
): Promise<{ password: string; totpSecret: string }> {
  const password = randomBytes(15).toString('base64url');
  const totpSecret = new Secret({ size: 20 }).base32;
  const hash = await passwords.hash(password);
  const sealed = await secret.seal(totpSecret);
  await database.transaction(async (manager) => {
    const [operator] = await manager.query(
      `insert into authentication.operator (brand, account, password_hash, sealed_totp_secret, person_key)
       values ($1, $2, $3, $4, $5) returning id`,
      [brand, account, hash, sealed, personKey],
    );
    await manager.query(
      `insert into authentication.operator_grant (brand, operator, role) select $1, $2, unnest($3::text[])`,
      [brand, operator.id, roles],
    );
    await manager.query(`select platform.record_change($1, 'operator.added', $2, null, $3::jsonb)`, [
      brand,
      `operator ${operator.id}`,
      JSON.stringify({ account, personKey, roles }),
    ]);
  });
  return { password, totpSecret };
}
