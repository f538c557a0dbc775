import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import { useAmountText } from '../../i18n/use-amount-text';
import { Figure } from '../../ui/data/figure';
import { ListRow } from '../../ui/data/list-row';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import type { Rebate } from './rewards.api';
import { percentOf } from './share-rate';
import { useTypeName } from './use-type-name';

/** Valid bet, rate and rebate of each type of game; those that were played stand first. */
export function RebateTypes({ rebate: { types, currency } }: { rebate: Rebate }) {
  const { t } = useTranslation('rewards');
  const { amount, rate } = useAmountText();
  const typeName = useTypeName();
  const isPlayed = ({ validBet }: Rebate['types'][number]) => parseAmount(validBet, currency) > 0n;
  const rows = [...types.filter(isPlayed), ...types.filter((row) => !isPlayed(row))];
  return (
    <Section title={t('rebate.byType')} text={t('rebate.byTypeText')}>
      <Stack as="ul" gap={0}>
        {rows.map((row) => (
          <ListRow
            key={row.type}
            title={typeName(row.type)}
            text={t('rebate.line', {
              rate: rate(percentOf(row.share)),
              bet: amount(row.validBet, currency),
            })}
            action={<Figure tone={isPlayed(row) ? 'text' : 'muted'}>{amount(row.amount, currency)}</Figure>}
          />
        ))}
      </Stack>
    </Section>
  );
}
