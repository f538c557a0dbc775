import { randomUUID } from 'node:crypto';
import { loadConfig } from '#libs/platform/config/config';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import type { TestDatabase } from '#libs/platform/testing/test-database';

/** An image whose signs are known, as if it had been drawn: fields for a call that asks for one. Good once. */
export async function insertCaptcha(db: TestDatabase, captcha = 'MELAX', brand = 'mela') {
  const captchaId = randomUUID();
  const secret = new InstallationSecret(loadConfig({ DATABASE_URL: db.url }));
  await db.query(
    `insert into verification.captcha (id, brand, answer_hash, expires_at)
     select $1, $3, $2, now() + interval '3 minutes' + offset_ms * interval '1 millisecond' from platform.clock`,
    [captchaId, secret.hash('captcha', `${captchaId} ${captcha}`), brand],
  );
  return { captcha, captchaId };
}
