import { Injectable } from '@nestjs/common';
import { CATEGORIES } from '#libs/games/common/games.calls';
import type { FieldError } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import type { CampaignTerms } from '../common/campaign.js';
import { type GameType, type PlayScope, productOf, typesOf } from '../common/play-scope.js';
import type { ScopeNames } from '../common/promotions.calls.js';

interface Named {
  vendors: Map<string, string>;
  titles: Map<number, Record<string, string>>;
}

interface Names {
  scopeNames: ScopeNames;
  /** Of free rounds. */
  game: string | null;
}

/** Vendors and titles that campaigns name. */
@Injectable()
export class PlayScopes {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** Those that the brand does not have, by field. */
  async errors(brand: string, terms: CampaignTerms): Promise<FieldError[]> {
    const { vendors, titles } = idsOf([terms]);
    const named = await this.read(brand, [terms]);
    const wrong = [
      vendors.some((vendor) => !named.vendors.has(vendor)) && 'trigger.scope.vendors',
      titles.some((title) => !named.titles.has(title)) && 'trigger.scope.titles',
    ];
    return wrong.filter((field) => field !== false).map((field) => ({ field, code: 'field_invalid' }));
  }

  /** The types of games that a scope has. */
  async gameTypes(brand: string, scope: PlayScope): Promise<readonly GameType[]> {
    const types = typesOf(scope) ?? CATEGORIES;
    const { vendors, titles } = scope;
    if (vendors === null && titles === null) return types;
    const rows = await this.database.query<{ type: GameType }>(
      `select distinct game_type as type from games.title_view
       where brand = $1 and ($2::text[] is null or vendor = any ($2::text[])) and ($3::int[] is null or node_id = any ($3::int[]))`,
      [brand, vendors, titles],
    );
    return types.filter((type) => rows.some((row) => row.type === type));
  }

  /** Whether a scope has games, and all of them are of the lottery. */
  async isLottery(brand: string, scope: PlayScope): Promise<boolean> {
    const types = await this.gameTypes(brand, scope);
    return types.length > 0 && types.every((type) => productOf(type) === 'lottery');
  }

  /** The codes of the titles that a scope has. */
  async gameCodes(brand: string, scope: PlayScope): Promise<string[]> {
    const rows = await this.database.query<{ code: string }>(
      `select distinct game_code as code from games.title_view
       where brand = $1 and ($2::text[] is null or game_type = any ($2::text[])) and ($3::text[] is null or vendor = any ($3::text[]))
         and ($4::int[] is null or node_id = any ($4::int[]))
       order by code`,
      [brand, typesOf(scope), scope.vendors, scope.titles],
    );
    return rows.map(({ code }) => code);
  }

  /** Reads the names for all of the terms at once; what is answered gives those of one of them in a language. */
  async names(
    brand: string,
    all: CampaignTerms[],
  ): Promise<(terms: CampaignTerms, language: LanguageCode) => Names> {
    const named = await this.read(brand, all);
    const { defaultLanguage } = this.brands.byId(brand).settings;
    return (terms, language) => {
      const { vendors, titles } = idsOf([terms]);
      const game = gameOf(terms);
      const nameOf = (title: number) => {
        const names = named.titles.get(title) ?? {};
        return names[language] ?? names[defaultLanguage] ?? Object.values(names)[0] ?? String(title);
      };
      return {
        scopeNames: {
          vendors: vendors.map((vendor) => named.vendors.get(vendor) ?? vendor),
          titles: titles.map(nameOf),
        },
        game: game === null ? null : nameOf(game),
      };
    };
  }

  private async read(brand: string, all: CampaignTerms[]): Promise<Named> {
    const { vendors, titles: scoped } = idsOf(all);
    const titles = [...scoped, ...all.map(gameOf).filter((game) => game !== null)];
    const found = { vendors: new Map(), titles: new Map() };
    if (vendors.length > 0) {
      const rows = await this.database.query<{ code: string; name: string }>(
        'select code, display_name as name from games.vendor_view where brand = $1 and code = any ($2::text[])',
        [brand, vendors],
      );
      found.vendors = new Map(rows.map(({ code, name }) => [code, name]));
    }
    if (titles.length > 0) {
      const rows = await this.database.query<{ id: number; names: Record<string, string> }>(
        'select node_id as id, names from games.title_view where brand = $1 and node_id = any ($2::int[])',
        [brand, titles],
      );
      found.titles = new Map(rows.map(({ id, names }) => [id, names]));
    }
    return found;
  }
}

/** The title of free rounds. */
const gameOf = ({ reward: { rounds } }: CampaignTerms): number | null => rounds?.title ?? null;

function idsOf(all: CampaignTerms[]): { vendors: string[]; titles: number[] } {
  const scopes = all.flatMap(({ trigger }) => ('scope' in trigger ? [trigger.scope] : []));
  return {
    vendors: scopes.flatMap(({ vendors }) => vendors ?? []),
    titles: scopes.flatMap(({ titles }) => titles ?? []),
  };
}
