import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { siteConfigQuery } from '../../data/site/site-config';

/** What a payout is for, in the brand's time zone, whose days its periods are. */
export function usePeriodText() {
  const { language } = useTranslation().i18n;
  const timeZone = useQuery(siteConfigQuery).data?.brand.timeZone;
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
    const times = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    });
    return ({ kind, periodStart, periodEnd }: Pick<PayoutSummary, 'kind' | 'periodStart' | 'periodEnd'>) => {
      const [start, end] = [new Date(periodStart), new Date(periodEnd)];
      if (kind === 'realtime' || kind === 'hourly') return times.formatRange(start, end);
      return days.formatRange(start, new Date(end.getTime() - 1));
    };
  }, [language, timeZone]);
}
