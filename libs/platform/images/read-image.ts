import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { platformErrors } from '../common/errors.js';
import { Refusal } from '../http/refusal.js';

export interface UploadedImage {
  /** Media type of `data`. */
  type: 'image/jpeg';
  data: Buffer;
  /** Of the file as it was sent, hexadecimal. */
  sha256: string;
}

const LONGEST_EDGE = 2000;
const MOST_PIXELS = 40_000_000;
const TAKEN = new Set(['png', 'jpeg']);

sharp.concurrency(1);

/**
 * Draws a PNG or JPEG anew, at most 2,000 pixels long, so that nothing but the picture stays: no metadata, no place,
 * nothing that was hidden in the file. What a file is, its content says and not its name.
 * @throws Refusal 422
 */
export async function readImage(file: Buffer): Promise<UploadedImage> {
  const sha256 = createHash('sha256').update(file).digest('hex');
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!TAKEN.has(format)) throw new Error(`${format} is not taken`);
    const data = await picture
      .rotate()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .toBuffer();
    return { type: 'image/jpeg', data, sha256 };
  } catch {
    throw new Refusal(platformErrors.error_image_invalid);
  }
}
