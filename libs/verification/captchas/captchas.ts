import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { ErrorEntry } from '#libs/platform/common/errors';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { verificationErrors } from '../common/verification.errors.js';
import { drawSigns } from './captcha-image.js';

const LIFE_MS = 3 * 60_000;
/** Without those that look like another one, or run into the next. */
const SIGNS = 'ACDEFHKLPRTUXY34679';
const LENGTH = 5;

/** Images whose signs a person can read. Each is good for one answer, right or wrong, for three minutes. */
@Injectable()
export class Captchas {
  constructor(
    private readonly secret: InstallationSecret,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A new image, as base64 PNG. */
  async draw(brand: string, signs = randomSigns()): Promise<{ id: string; image: string }> {
    const id = randomUUID();
    await this.database.query(
      'insert into verification.captcha (id, brand, answer_hash, expires_at) values ($1, $2, $3, $4)',
      [id, brand, this.hashesOf(id, signs)[0], new Date(this.clock.now().getTime() + LIFE_MS)],
    );
    return { id, image: drawSigns(signs).toString('base64') };
  }

  /**
   * Spends the image. Call it before a transaction begins.
   * @throws AppError 422 error_captcha_required, error_captcha_wrong
   */
  async require(brand: string, given: { captcha?: string; captchaId?: string }): Promise<void> {
    const { captcha, captchaId } = given;
    if (!captcha || !captchaId) throw refused(verificationErrors.error_captcha_required);
    const [image] = await this.database.inOwnTransaction(() =>
      this.database.query<{ answer_hash: Buffer; expires_at: Date }>(
        `with spent as (delete from verification.captcha where id = $1 and brand = $2 returning answer_hash, expires_at)
         select answer_hash, expires_at from spent`,
        [captchaId, brand],
      ),
    );
    const right =
      image !== undefined &&
      image.expires_at > this.clock.now() &&
      this.hashesOf(captchaId, captcha).some((hash) => timingSafeEqual(image.answer_hash, hash));
    if (!right) throw refused(verificationErrors.error_captcha_wrong);
  }

  private hashesOf(id: string, answer: string): Buffer[] {
    const read = answer.replace(/\s/g, '').toUpperCase();
    return this.secret.hashes('captcha', `${id} ${read}`);
  }
}

const randomSigns = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const refused = (entry: ErrorEntry) => new AppError(entry, { value: { captcha: true } });
