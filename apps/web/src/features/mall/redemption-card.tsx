import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openMoves } from '#libs/platform/common/chart';
import { type Redemption, type RedemptionState, textIn } from '#libs/rewards/common/mall';
import { redemptionChart } from '#libs/rewards/common/redemption.chart';
import { FALLBACK } from '#libs/site/common/locales';
import { languageOf } from '../../i18n/i18n';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Activity } from '../../lists/activity';
import { Loaded } from '../../lists/loaded';
import { CopyId } from '../../ui/data/copy-id';
import { Card } from '../../ui/layout/card';
import { Collapsible } from '../../ui/layout/collapsible';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './mall.module.css';
import { RedemptionStatus } from './redemption-status';
import { deliveryQuery } from './shared/delivery.api';
import { usePriceText } from './use-price-text';

/** The steps that usually follow each state. */
const AHEAD: Partial<Record<RedemptionState, RedemptionState[]>> = {
  'in-process': ['approved', 'completed'],
  approved: ['completed'],
};

/** One redemption: what was paid for what, and where it is on its way. */
export function RedemptionCard({ redemption }: { redemption: Redemption }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'mall' });
  const { count } = useAmountText();
  const { dateTime } = useMomentText();
  const priceText = usePriceText();
  const { id, names, quantity, type, status, remark, applicationTime, timeline } = redemption;
  const name = textIn(names, languageOf(i18n), FALLBACK) ?? '';
  const isOver = openMoves(redemptionChart, status).length === 0;
  const stepOf = (step: RedemptionState) => t(`steps.${step}`);
  return (
    <Card as="li">
      <Stack gap={3}>
        <Row justify="apart">
          <Text as="h3" strong>
            {quantity > 1 ? t('pieces', { name, quantity: count(quantity) }) : name}
          </Text>
          <RedemptionStatus status={status} />
        </Row>
        <Row justify="apart">
          <Text as="span" tone="muted" size="small">
            {redemption.isReward ? t('given') : priceText(redemption)}
          </Text>
          <Text as="time" tone="muted" size="small" dateTime={applicationTime}>
            {dateTime(applicationTime)}
          </Text>
        </Row>
        {remark !== null && <Text>{t('rejectedFor', { reason: remark })}</Text>}
        {type === 'goods' && (
          <>
            <Activity
              label={t('tracking')}
              past={timeline.map(({ status: step, at }) => ({
                label: stepOf(step),
                at,
                failed: step === 'rejected',
              }))}
              ahead={(AHEAD[status] ?? []).map((step) => ({ label: stepOf(step), at: null }))}
              isOver={isOver}
            />
            <Collapsible title={t('receiverOf')}>
              <Receiver id={id} />
            </Collapsible>
          </>
        )}
        <CopyId value={id} short />
      </Stack>
    </Card>
  );
}

function Receiver({ id }: { id: string }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  return (
    <Loaded query={useQuery(deliveryQuery(id))} room="small">
      {({ delivery }) =>
        delivery ? (
          <Text className={styles.remark}>{`${delivery.name}\n${delivery.mobile}\n${delivery.address}`}</Text>
        ) : (
          <Text tone="muted">{t('receiverRemoved')}</Text>
        )
      }
    </Loaded>
  );
}
