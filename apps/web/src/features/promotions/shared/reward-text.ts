import type { i18n } from 'i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { displayRound } from '#libs/money/display';
import type { Reward } from '#libs/rewards/common/promotions.calls';
import { numberFormat } from '../../../i18n/intl-formats';

/** A wire amount, with digits after the point only where they are not zero. */
export const roundText = (amount: string, currency: Currency, language: string): string =>
  displayRound(toWire(parseAmount(amount, currency), currency), currency, language);

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** A win in relation to its stake. */
export const multipleText = (multiple: string, language: string): string =>
  `×${numberFormat(language, TWO_DIGITS).format(Number(multiple))}`;

/** A reward in the reader's language: money, bonus money, points, free rounds, tickets, or goods by their worth. `amount`: a wire amount, of what is counted a whole number. */
export function rewardText(
  { t, language }: i18n,
  { kind, currency }: Pick<Reward, 'kind' | 'currency'>,
  amount: string,
): string {
  if (kind === 'points') {
    const count = Number(amount);
    return t('notice.rewardPoints', { count, shown: numberFormat(language).format(count) });
  }
  if (kind === 'free-rounds') {
    const count = Number(amount);
    return t('notice.rewardRounds', { count, shown: numberFormat(language).format(count) });
  }
  if (kind === 'tickets') {
    const count = Number(amount);
    return t('notice.rewardTickets', { count, shown: numberFormat(language).format(count) });
  }
  if (kind === 'goods') return t('notice.rewardGoods', { amount: roundText(amount, currency, language) });
  const money = roundText(amount, currency, language);
  return kind === 'bonus' ? t('notice.rewardBonus', { amount: money }) : money;
}
