import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LotteryPage } from '#libs/games/common/launch-pages';
import { useLanguage } from '../../../data/preferences/language';
import { Loaded } from '../../../lists/loaded';
import { EmptyState } from '../../../ui/art/empty-state';
import { Section } from '../../../ui/layout/section';
import { gamesQuery } from '../lottery.api';
import { ExternalDraws } from './external-draws';
import { GameTiles } from './game-tiles';
import { tilesInOrder } from './tiles-in-order';
import { useOwnOrder } from './use-own-order';

interface GameListProps {
  /** Whose games come first, and alone have a part of their own; without it all are one list. */
  page?: LotteryPage;
  onChosen?: () => void;
}

/** A tile for each game that the brand offers; those that the member played last come first, then favourites. */
export function GameList({ page, onChosen }: GameListProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'lobby' });
  const { language } = useLanguage();
  const order = useOwnOrder();
  return (
    <Loaded query={useQuery(gamesQuery(language))}>
      {({ groups }) => {
        const all = groups.flatMap(({ games }) => games);
        const own = tilesInOrder(all, order, page);
        const others = tilesInOrder(all, order).filter(
          ({ game }) => !own.some((each) => each.game.code === game.code),
        );
        return (
          <>
            {own.length === 0 && <EmptyState title={t('none')} />}
            {page && <ExternalDraws games={own} />}
            <GameTiles label={t('list')} games={own} onChosen={onChosen} />
            {others.length > 0 && (
              <Section title={t('others')} ruled>
                <GameTiles label={t('others')} games={others} onChosen={onChosen} />
              </Section>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
