import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';

/** The games of a brand's lottery, and what they are called. */
@Injectable()
export class OfferedGames {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  async codes(brand: string): Promise<string[]> {
    const rows = await this.database.query<{ code: string }>(
      'select code from lottery.game where brand = $1 order by code',
      [brand],
    );
    return rows.map(({ code }) => code);
  }

  /** By code, in a language or else in the brand's. */
  async names(brand: string, language?: string): Promise<Map<string, string>> {
    const { defaultLanguage } = this.brands.byId(brand).settings;
    const rows = await this.database.query<{ code: string; name: string }>(
      `select code, coalesce(names->>$2, names->>'EN', names->>$3, code) as name
       from lottery.game where brand = $1 order by code`,
      [brand, language ?? defaultLanguage, defaultLanguage],
    );
    return new Map(rows.map(({ code, name }) => [code, name]));
  }

  /** @throws AppError 404 for a game that the brand does not offer */
  async require(brand: string, code: string): Promise<void> {
    if (!(await this.codes(brand)).includes(code)) throw new AppError(platformErrors.error_not_found);
  }
}
