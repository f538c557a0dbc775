import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { Button } from '../../ui/forms/button';
import { Callout } from '../../ui/layout/callout';
import type { DividendPage } from './salary.api';

/** Says what is paused, and why. */
export function FrozenNotice({ dividends, onSee }: { dividends: DividendPage; onSee: () => void }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const inSight = dividends.list.some(({ status, side }) => status === 'unpaid' && side === 'owed');
  return (
    <Callout title={t('salary.dividends.frozenTitle')} role="alert">
      <p>{t('salary.dividends.frozenText', { owed: amount(dividends.owed, dividends.currency) })}</p>
      {!inSight && <Button onClick={onSee}>{t('salary.dividends.seeOwed')}</Button>}
    </Callout>
  );
}
