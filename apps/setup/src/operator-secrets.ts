import type { DataSource } from 'typeorm';
import type { InstallationSecret } from '#libs/platform/crypto/installation-secret';

/** Seals the authenticators' secrets of operators that were added since the last start. */
export async function sealOperatorSecrets(database: DataSource, secret: InstallationSecret): Promise<void> {
  const added: { id: string; totp_secret: string }[] = await database.query(
    'select id, totp_secret from authentication.operator where totp_secret is not null',
  );
  for (const { id, totp_secret } of added) {
    await database.query(
      `update authentication.operator set sealed_totp_secret = $2, totp_secret = null
       where id = $1 and totp_secret = $3`,
      [id, await secret.seal(totp_secret), totp_secret],
    );
  }
}
