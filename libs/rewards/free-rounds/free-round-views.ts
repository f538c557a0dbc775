import { Injectable } from '@nestjs/common';
import { FreeRounds } from '#libs/games/index';
import { toWire } from '#libs/money/amount';
import { Database } from '#libs/platform/database/database';
import type { LanguageCode } from '#libs/site/common/locales';
import { PlayScopes } from '../campaigns/play-scopes.js';
import { campaignTerms } from '../common/campaign.js';
import type { FreeRoundState, OwnFreeRounds } from '../common/free-rounds.js';

interface Row {
  reward: string;
  status: FreeRoundState;
  won: string | null;
  terms: unknown;
}

/** Free rounds as their member reads them. */
@Injectable()
export class FreeRoundViews {
  constructor(
    private readonly database: Database,
    private readonly freeRounds: FreeRounds,
    private readonly scopes: PlayScopes,
  ) {}

  /** Those of these rewards that were given, by reward. */
  async of(brand: string, rewards: string[], language: LanguageCode): Promise<Map<string, OwnFreeRounds>> {
    if (rewards.length === 0) return new Map();
    const rows = await this.database.query<Row>(
      `select f.reward, f.status, f.won, v.terms from rewards.free_round f join rewards.entitlement e on e.id = f.reward
       join rewards.campaign_version v on v.campaign = e.campaign and v.version = e.version where f.reward = any ($1::uuid[])`,
      [rewards],
    );
    const granted = await this.freeRounds.findAll(rows.map(({ reward }) => reward));
    const read = rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
    const namesOf = await this.scopes.names(
      brand,
      read.map(({ terms }) => terms),
    );
    return new Map(
      read.flatMap(({ reward, status, won, terms }): [string, OwnFreeRounds][] => {
        const grant = granted.find(({ id }) => id === reward);
        if (!grant) return [];
        const { nodeId, gameCode, betCount, betValue, used, currency, endsAt } = grant;
        const view = {
          title: nodeId,
          game: namesOf(terms, language).game ?? gameCode,
          value: toWire(betValue, currency),
          count: betCount,
          left: status === 'offered' || status === 'active' ? betCount - used : 0,
          won: toWire(won === null ? grant.won : BigInt(won), currency),
          winnings: terms.reward.rounds?.winnings ?? 'cash',
          status,
          endsAt: endsAt.toISOString(),
        };
        return [[reward, view]];
      }),
    );
  }
}
