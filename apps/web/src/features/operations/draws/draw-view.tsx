import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { Facts } from '../../../ui/data/facts';
import { Case } from '../case';
import { DrawActions } from './draw-actions';
import { DrawExposure } from './draw-exposure';
import { DrawHistory } from './draw-history';
import { DrawPill, useGameName } from './draw-text';
import { drawQuery } from './draws.api';

/** One draw: its times and money, what may be done, what it could cost, and what was said of its result. */
export function DrawView({ id }: { id: string }) {
  const nameOf = useGameName();
  return (
    <Loaded query={useQuery(drawQuery(id))}>
      {(draw) => (
        <Case title={`${nameOf(draw)} ${draw.drawNo}`} status={<DrawPill draw={draw} />}>
          <DrawActions draw={draw} />
          <DrawFacts draw={draw} />
          <DrawExposure draw={draw} />
          <DrawHistory draw={draw} />
        </Case>
      )}
    </Loaded>
  );
}

function DrawFacts({ draw }: { draw: DrawDetail }) {
  const { t } = useTranslation('operations');
  const { amount, count } = useAmountText();
  const { dateTime } = useMomentText();
  const money = (value: string) => amount(value, draw.currency);
  return (
    <Facts
      items={[
        { label: t('draws.source'), value: t(`draws.sources.${draw.source}`) },
        { label: t('draws.closeAt'), value: dateTime(draw.closeAt) },
        { label: t('draws.drawAt'), value: dateTime(draw.drawAt) },
        draw.status === 'closed' && { label: t('draws.resultDueAt'), value: dateTime(draw.resultDueAt) },
        draw.status === 'closed' && { label: t('draws.voidAt'), value: dateTime(draw.voidAt) },
        { label: t('draws.tickets'), value: count(draw.tickets) },
        { label: t('draws.stake'), value: money(draw.stake) },
        draw.result !== null && { label: t('draws.result'), value: <bdi>{draw.result}</bdi> },
        draw.result !== null && { label: t('draws.paid'), value: money(draw.paid) },
        draw.voidReason !== null && {
          label: t('draws.voidReason'),
          value: t(`draws.voidReasons.${draw.voidReason}`),
        },
        draw.fed !== null && draw.result === null && { label: t('draws.fed'), value: <bdi>{draw.fed}</bdi> },
        draw.entered && { label: t('draws.entry'), value: t('draws.entryWaits') },
      ]}
    />
  );
}
