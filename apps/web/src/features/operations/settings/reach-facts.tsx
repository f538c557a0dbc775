import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { REACH_DAYS, type SettingReach } from '#libs/site/common/setting-reach';
import { Facts } from '../../../ui/data/facts';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import type { ReachQuery } from './settings.api';

type Count = SettingReach['members'];

/** How many members and open orders a change of limits touches; nothing where no limit changes. */
export function ReachFacts({ query }: { query: ReachQuery }) {
  const { t, i18n } = useTranslation('operations');
  const reach = useQuery(query);
  if (reach.isPending) return <Text tone="muted">{t('settings.reach.counting')}</Text>;
  if (reach.isError) return <Text tone="muted">{t('settings.reach.failed')}</Text>;
  const { list } = reach.data;
  if (list.length === 0) return null;
  const shown = ({ count, isMore }: Count) => {
    const text = count.toLocaleString(i18n.language);
    return isMore ? `${text}+` : text;
  };
  const members = (count: Count) => t('settings.reach.members', { count: count.count, shown: shown(count) });
  const orders = (count: Count) =>
    t('settings.reach.openOrders', { count: count.count, shown: shown(count) });
  return (
    <Stack as="section" gap={1} aria-label={t('settings.reach.title')}>
      <Text strong>{t('settings.reach.title')}</Text>
      <Facts
        items={list.map(({ subject, members: touched, openOrders }) => ({
          label: t(`settings.reach.subjects.${subject}`),
          value:
            openOrders === null
              ? members(touched)
              : t('settings.reach.both', { members: members(touched), orders: orders(openOrders) }),
        }))}
      />
      <Text size="small" tone="muted">
        {t('settings.reach.definition', { days: REACH_DAYS.toLocaleString(i18n.language) })}
      </Text>
    </Stack>
  );
}
