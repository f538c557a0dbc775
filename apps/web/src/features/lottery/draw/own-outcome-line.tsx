import { useTranslation } from 'react-i18next';
import { amountOrNull, parseAmount } from '#libs/money/amount';
import { isCurrency } from '#libs/money/currency';
import { useAmountText } from '../../../i18n/use-amount-text';
import { StatusLine } from '../../../ui/feedback/status-line';
import { useTokenText } from '../picking/use-token-text';
import { shortNo } from './sale-draw';
import { type OwnOutcome, useOwnOutcome } from './use-own-outcome';

/** What the member's tickets of the last draw came to. Nothing is celebrated that is below the stake. */
export function OwnOutcomeLine({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'outcome' });
  const { amount } = useAmountText();
  const tokenText = useTokenText();
  const outcome = useOwnOutcome(gameCode);
  const kind = outcome && kindOf(outcome);
  return (
    <StatusLine strong tone={kind === 'won' ? 'gain' : 'muted'}>
      {outcome &&
        kind &&
        t(kind, {
          no: tokenText(shortNo(outcome.drawNo)),
          payout: amount(outcome.payout, outcome.currency),
        })}
    </StatusLine>
  );
}

function kindOf({ stake, payout, currency }: OwnOutcome): 'won' | 'returned' | 'lost' {
  if (!isCurrency(currency)) return 'lost';
  const minor = (text: string) => amountOrNull(() => parseAmount(text, currency)) ?? 0n;
  if (minor(payout) === 0n) return 'lost';
  return minor(payout) > minor(stake) ? 'won' : 'returned';
}
