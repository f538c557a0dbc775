import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { platformErrors } from '../common/errors.js';
import { AppError } from '../http/app-error.js';

export interface UploadedImage {
  /** Media type of `data`. */
  type: 'image/jpeg';
  data: Buffer;
  /** Pixels of `data`, as is `height`. */
  width: number;
  height: number;
  /** Of the file as it was sent, hexadecimal. */
  sha256: string;
}

const MAX_EDGE = 2000;
const QUALITY = 84;
const MAX_PIXELS = 40_000_000;
const ACCEPTED_FORMATS = new Set(['png', 'jpeg']);

sharp.concurrency(1);

/**
 * Encodes a PNG or JPEG again, at most 2,000 pixels long, so that only the picture remains: no metadata, no location,
 * no hidden data. The content decides the file type, not the name.
 * @throws AppError 422
 */
export async function readImage(file: Buffer): Promise<UploadedImage> {
  const sha256 = createHash('sha256').update(file).digest('hex');
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!ACCEPTED_FORMATS.has(format)) throw new Error(`${format} is not accepted`);
    const { data, info } = await picture
      .rotate()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { type: 'image/jpeg', data, width: info.width, height: info.height, sha256 };
  } catch {
    throw new AppError(platformErrors.error_image_invalid);
  }
}

/** A JPEG in another width, in pixels, and of the same shape. */
export const resizeImage = (jpeg: Buffer, width: number): Promise<Buffer> =>
  sharp(jpeg).resize({ width }).jpeg({ quality: QUALITY }).toBuffer();
