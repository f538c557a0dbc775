import { createHmac, randomUUID } from 'node:crypto';
import type { TestDatabase } from '#libs/platform/testing/test-database';

/** Of an installation that sets none. */
const SECRET = 'change-me';
const SIGNS = 'MELAX';

/** An image whose signs are known, as if it had been drawn: fields of a call that asks for one. Good once. */
export async function readCaptcha(db: TestDatabase): Promise<{ captcha: string; captchaId: string }> {
  const captchaId = randomUUID();
  const key = createHmac('sha256', SECRET).update('captcha').digest();
  const answer = createHmac('sha256', key).update(`${captchaId} ${SIGNS}`).digest();
  await db.query(
    `insert into verification.captcha (id, brand, answer_hash, expires_at)
     select $1, 'mela', $2, now() + interval '3 minutes' + offset_ms * interval '1 millisecond' from platform.clock`,
    [captchaId, answer],
  );
  return { captcha: SIGNS, captchaId };
}
