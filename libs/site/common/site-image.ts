import { z } from 'zod';

/** The hash of an uploaded image's bytes, by which it is stored and served. */
export const imageId = z.string().regex(/^[0-9a-f]{64}$/);

/** Limits of an upload. */
export const BANNER_IMAGE = { field: 'image', max: 1, maxBytes: 5 * 1024 * 1024 };

/** Pixels that a banner's image has at least: below them it would be drawn larger than it is. */
export const LEAST_IMAGE = { width: 640, height: 240 };

/** The width in pixels of the version for phones, which an image has that is wider. */
export const SMALL_IMAGE_WIDTH = 960;

/** As visitors get it. The addresses are paths below each host of the brand; as they name the content, they never change. */
export const shownImage = z.object({
  /** Widths in pixels, the smallest first; the last one is the whole image. */
  sources: z.array(z.object({ path: z.string(), width: z.int() })).min(1),
  width: z.int(),
  height: z.int(),
  /** What it shows, for people who do not see it. */
  alt: z.string(),
});
export type ShownImage = z.output<typeof shownImage>;

export interface StoredImage {
  id: string;
  width: number;
  height: number;
}

export function shownImageOf({ id, width, height }: StoredImage, alt: string): ShownImage {
  const whole = { path: `/images/${id}.jpg`, width };
  const small = { path: `/images/${id}-${SMALL_IMAGE_WIDTH}.jpg`, width: SMALL_IMAGE_WIDTH };
  return { sources: width > SMALL_IMAGE_WIDTH ? [small, whole] : [whole], width, height, alt };
}

const FILE = new RegExp(`^([0-9a-f]{64})(-${SMALL_IMAGE_WIDTH})?\\.jpg$`);

/** Which image the last part of an address names, or `null`. */
export function imageOfFile(file: string): { id: string; isSmall: boolean } | null {
  const [, id, small] = FILE.exec(file) ?? [];
  return id === undefined ? null : { id, isSmall: small !== undefined };
}
