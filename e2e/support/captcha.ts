import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { query } from './database';

const SIGNS = 'MELAX';

/** The secret that `npm start` generated for this stack. */
function installationSecret(): string {
  const file = path.join(process.env.STACK_FOLDER ?? '', 'secrets.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { ENCRYPTION_SECRET: string }).ENCRYPTION_SECRET;
}

/** Hashed as the portal hashes an answer. */
function hashOf(captchaId: string): Buffer {
  const key = createHmac('sha256', installationSecret()).update('captcha').digest();
  return createHmac('sha256', key).update(`${captchaId} ${SIGNS}`).digest();
}

/** Waits for the next captcha image, gives it a known answer and returns that. Call it before the image is requested. */
export async function readNextCaptcha(page: Page): Promise<string> {
  const reply = await page.waitForResponse((response) => response.url().endsWith('/wps/captcha'));
  const { captchaId } = (await reply.json()) as { captchaId: string };
  await query('update verification.captcha set answer_hash = $2 where id = $1', [
    captchaId,
    hashOf(captchaId),
  ]);
  return SIGNS;
}
