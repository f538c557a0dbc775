import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { TREND_SIZES } from '#libs/lottery/common/trends/trend';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Loaded } from '../../../lists/loaded';
import { EmptyState } from '../../../ui/art/empty-state';
import { Segmented } from '../../../ui/forms/segmented';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { type Trend, trendQuery } from '../lottery.api';

interface TrendPanelProps {
  game: LotteryGame;
  children: (trend: Trend) => ReactNode;
}

/** The last draws of a game, of which there may be more or fewer. */
export function TrendPanel({ game, children }: TrendPanelProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends' });
  const { count } = useAmountText();
  const [size, setSize] = useState<Trend['size']>(30);
  return (
    <Stack gap={4}>
      <Segmented
        label={t('size')}
        value={String(size)}
        onChange={(next) => setSize(TREND_SIZES.find((each) => String(each) === next) ?? size)}
        options={TREND_SIZES.map((each) => ({
          value: String(each),
          label: t('sizes', { shown: count(each) }),
        }))}
      />
      <Loaded query={useQuery(trendQuery(game.code, size))}>
        {(trend) =>
          trend.draws.length === 0 ? (
            <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
          ) : (
            children(trend)
          )
        }
      </Loaded>
      <Text size="small" tone="muted">
        {t('chance')}
      </Text>
    </Stack>
  );
}
