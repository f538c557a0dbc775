import { useTranslation } from 'react-i18next';
import type { Currency } from '#libs/money/currency';
import type { DepositBonus } from '#libs/rewards/common/deposit-bonuses.calls';
import { withPhrases } from '../../../lazy/with-phrases';
import { ChoiceList } from '../../../ui/forms/choice-list';
import { Text } from '../../../ui/layout/text';
import { useBonusText } from '../use-bonus-text';
import { bonusInForce, missingFor, NO_BONUS } from './deposit-bonuses';

interface DepositBonusChoiceProps {
  list: readonly DepositBonus[];
  /** Those that come whatever is chosen. */
  automatic: readonly DepositBonus[];
  currency: Currency;
  /** Of the deposit, in minor units; `null` while none is typed. */
  minor: bigint | null;
  chosen: string;
  onChoose: (id: string) => void;
}

/** Which bonus a deposit is to bring, or none. One that the amount is too small for is not in force, whatever was chosen. */
function DepositBonusChoice(props: DepositBonusChoiceProps) {
  const { list, automatic, currency, minor, chosen, onChoose } = props;
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions.depositBonus' });
  const text = useBonusText(minor, currency);
  const options = list.map((bonus) => ({
    value: bonus.id,
    label: bonus.title,
    hint: text(bonus),
    disabled: missingFor(bonus, minor, currency) > 0n,
  }));
  const hint = list.some(({ joined }) => joined) ? t('staysJoined') : undefined;
  const none = { value: NO_BONUS, label: t('none'), ...(hint !== undefined && { hint }) };
  return (
    <>
      {list.length > 0 && (
        <ChoiceList
          label={t('label')}
          value={bonusInForce(list, chosen, minor, currency)?.id ?? NO_BONUS}
          onChange={onChoose}
          options={[...options, none]}
        />
      )}
      {automatic.map((bonus) => (
        <Text key={bonus.id} size="small" tone="muted">
          {t('automatic')}: {bonus.title}. {text(bonus)}
        </Text>
      ))}
    </>
  );
}

export default withPhrases('rewards', DepositBonusChoice, null);
