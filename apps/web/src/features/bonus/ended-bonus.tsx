import { useTranslation } from 'react-i18next';
import type { Bonus } from '#libs/wagering/common/bonus';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { StatusPill } from '../../ui/data/status-pill';
import { Card } from '../../ui/layout/card';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';

/** What became of a bonus. */
export function EndedBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('bonuses');
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  const { currency, status, paid, closedAt } = bonus;
  const released = status === 'released';
  return (
    <Card as="li">
      <Stack gap={1}>
        <Row justify="apart">
          <Text as="h3" strong>
            {t('name', { amount: amount(bonus.amount, currency) })}
          </Text>
          <StatusPill tone={released ? 'gain' : 'neutral'}>{t(`states.${status}`)}</StatusPill>
        </Row>
        <Text size="small" tone={released ? 'gain' : 'muted'}>
          {released && paid !== null
            ? t('became', { amount: amount(paid, currency) })
            : t('endedAt', { left: amount(bonus.left, currency) })}
        </Text>
        {closedAt !== null && (
          <Text size="small" tone="muted">
            {dateTime(closedAt)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
