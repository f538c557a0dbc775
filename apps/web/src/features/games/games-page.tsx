import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { GridWaiting } from './grid-waiting';
import { GameGrid } from './shared/game-grid';

interface GamesPageProps<Value> {
  title: string;
  query: UseQueryResult<Value>;
  gamesOf: (value: Value) => Game[];
  empty: { title: string; text: string };
}

/** A member's own choice of games: those that he likes, those that he played. */
export function GamesPage<Value>({ title, query, gamesOf, empty }: GamesPageProps<Value>) {
  const { t } = useTranslation();
  return (
    <Page title={title} width="wide">
      <Loaded query={query} waiting={<GridWaiting />}>
        {(value) =>
          gamesOf(value).length > 0 ? (
            <GameGrid games={gamesOf(value)} />
          ) : (
            <EmptyState {...empty} action={<LinkButton to={PATHS.home}>{t('common.toHome')}</LinkButton>} />
          )
        }
      </Loaded>
    </Page>
  );
}
