import { decimalText, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { RankMetric } from '../common/campaign.js';
import { MULTIPLE_DIGITS } from '../common/mission-target.js';

/** A score as members read it: a wire amount, a number of rounds, or a multiple with two digits. */
export function scoreText(metric: RankMetric, score: bigint, currency: Currency): string {
  switch (metric) {
    case 'rounds':
      return String(score);
    case 'payout-sum':
    case 'valid-bet':
      return toWire(score, currency);
    case 'best-multiple':
      return decimalText(score, MULTIPLE_DIGITS);
  }
}
