import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../data/preferences/language';
import { NeedCard } from '../../../ui/data/need-card';
import { Button } from '../../../ui/forms/button';
import { play } from '../play-store';
import { recentGamesQuery } from './recent-games';

/** The game that the member played last, one press from going on; without one the `children`. */
export function LastGame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const recent = useQuery({ ...recentGamesQuery(language), placeholderData: (previous) => previous });
  const game = recent.data?.list.find(({ maintenance }) => !maintenance);
  if (recent.isPending) return <NeedCard title={t('home.needsYou')} busy />;
  if (!game) return children;
  return (
    <NeedCard
      title={t('home.lastGame')}
      figure={game.gameName}
      state={game.vendorName}
      action={
        <Button onClick={() => play({ nodeId: game.nodeId, game, demo: false })}>
          {t('home.playAgain')}
        </Button>
      }
    />
  );
}
