import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { resizeImage, type UploadedImage } from '#libs/platform/images/read-image';
import { siteErrors } from '../common/site.errors.js';
import { LEAST_IMAGE, SMALL_IMAGE_WIDTH, type StoredImage } from '../common/site-image.js';

/** Pictures that operators have uploaded for a brand's pages, by the hash of their bytes. */
@Injectable()
export class SiteImages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an image, encoded again by the upload. Until a draft names it, it is deleted after a day.
   * @throws AppError 422 for one that is too small
   */
  async store(brand: string, { data, width, height }: UploadedImage): Promise<StoredImage> {
    if (width < LEAST_IMAGE.width || height < LEAST_IMAGE.height)
      throw new AppError(siteErrors.error_image_too_small, { params: { ...LEAST_IMAGE } });
    const id = createHash('sha256').update(data).digest('hex');
    const small = width > SMALL_IMAGE_WIDTH ? await resizeImage(data, SMALL_IMAGE_WIDTH) : null;
    await this.database.query(
      `insert into site.image (brand, id, width, height, data, small, uploaded_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (brand, id) do update set uploaded_at = excluded.uploaded_at`,
      [brand, id, width, height, data, small, this.clock.now()],
    );
    return { id, width, height };
  }

  /** Those of the brand among `ids`. */
  find(brand: string, ids: readonly string[]): Promise<StoredImage[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.query<StoredImage>(
      'select id, width, height from site.image where brand = $1 and id = any($2)',
      [brand, ids],
    );
  }

  /** Keeps images for good, as a draft names them, in the caller's transaction. Returns those that are not there. */
  async keep(brand: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const { rows } = await this.database.change<{ id: string }>(
      'update site.image set used = true where brand = $1 and id = any($2) returning id',
      [brand, ids],
    );
    return ids.filter((id) => rows.every((row) => row.id !== id));
  }

  /** The bytes of a JPEG, or `null`. */
  async bytes(brand: string, { id, isSmall }: { id: string; isSmall: boolean }): Promise<Buffer | null> {
    const [row] = await this.database.query<{ data: Buffer | null }>(
      `select ${isSmall ? 'small' : 'data'} as data from site.image where brand = $1 and id = $2`,
      [brand, id],
    );
    return row?.data ?? null;
  }
}
