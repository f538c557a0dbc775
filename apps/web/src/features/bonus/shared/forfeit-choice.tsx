import { useTranslation } from 'react-i18next';
import { type Bonus, bonusAtStake } from '#libs/wagering/common/bonus';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Callout } from '../../../ui/layout/callout';

interface ForfeitChoiceProps {
  bonuses: Bonus[];
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error?: string | undefined;
}

/** Names the bonuses that end when money leaves, and asks whether they may. Nothing where there are none. */
export function ForfeitChoice({ bonuses, accepted, onChange, error }: ForfeitChoiceProps) {
  const { t } = useTranslation();
  const { amount } = useAmountText();
  if (bonuses.length === 0) return null;
  return (
    <Callout title={t('withdrawal.forfeitTitle', { count: bonuses.length })}>
      {bonuses.map((bonus) => (
        <p key={bonus.id}>
          {t(bonus.status === 'queued' ? 'withdrawal.forfeitWaiting' : 'withdrawal.forfeitMoney', {
            amount: amount(bonusAtStake(bonus), bonus.currency),
            left: amount(bonus.left, bonus.currency),
          })}
        </p>
      ))}
      <Checkbox
        label={t('withdrawal.forfeitAccept', { count: bonuses.length })}
        checked={accepted}
        onChange={({ target }) => onChange(target.checked)}
        {...(error !== undefined && { error })}
      />
    </Callout>
  );
}
