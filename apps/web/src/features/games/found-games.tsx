import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../data/preferences/language';
import { QueryFailure } from '../../lists/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { GridWaiting } from './grid-waiting';
import { GameGrid } from './shared/game-grid';
import { foundGamesQuery } from './shared/games.api';

/** What a search for a game's name found; the number is read out. */
export function FoundGames({ text }: { text: string }) {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const found = useQuery({ ...foundGamesQuery(language, text), placeholderData: keepPreviousData });
  if (found.isPending) return <GridWaiting />;
  if (found.isError) return <QueryFailure query={found} />;
  const count = found.data.length;
  return (
    <div aria-busy={found.isPlaceholderData || undefined}>
      <VisuallyHidden role="status">
        {count > 0 && t('home.gameCount', { count, shown: count.toLocaleString(i18n.language) })}
      </VisuallyHidden>
      {count > 0 ? (
        <GameGrid games={found.data} />
      ) : (
        <div role="status">
          <EmptyState heading="h3" title={t('games.noMatch')} text={t('games.noMatchText')} />
        </div>
      )}
    </div>
  );
}
