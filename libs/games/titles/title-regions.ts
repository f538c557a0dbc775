import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { Caller } from '#libs/platform/http/caller';
import { ContentVersion } from '#libs/site/index';

/**
 * Where a visitor is, as far as titles are concerned: `null` if nothing is hidden from him, otherwise his country. It is empty for a
 * country that no title of the brand names and for an unknown one, which all see the same.
 */
export type Region = string | null;

/** Whether a title `t` may be shown and started; `region` is the number of the parameter that holds the region. */
export const isInRegion = (region: number): string =>
  `($${region}::text is null or t.regions = '{}' or $${region} = any (t.regions))`;

/** Of a country as `Caller` has it, whatever titles there are. */
export const regionOf = (country: Caller['country']): Region =>
  country === undefined ? null : (country ?? '');

/** Which countries a brand's titles name. Whatever is read once for many visitors is kept once for each `Region` only. */
@Injectable()
export class TitleRegions implements OnModuleInit {
  private named = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly database: Database,
    version: ContentVersion,
  ) {
    version.onChange(() => this.reload());
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  of({ brand, country }: Pick<Caller, 'brand' | 'country'>): Region {
    const named = this.named.get(brand);
    const region = regionOf(country);
    if (!named || region === null) return null;
    return named.has(region) ? region : '';
  }

  private async reload(): Promise<void> {
    // Never in a caller's transaction, as the version itself.
    const rows = await this.database.source.query<{ brand: string; countries: string[] }[]>(
      `select t.brand, array_agg(distinct country) as countries from games.title t, unnest(t.regions) country
       where t.regions <> '{}' group by 1`,
    );
    this.named = new Map(rows.map(({ brand, countries }) => [brand, new Set(countries)]));
  }
}
