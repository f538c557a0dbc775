import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import type { RibbonProps } from '../../ui/art/ribbon';

/** What a game's tile says in its corner: first of all that it cannot be played. */
export function useRibbon(): (game: Game) => RibbonProps | undefined {
  const { t } = useTranslation();
  return (game) => {
    if (game.maintenance) return { kind: 'closed', label: t('home.ribbonClosed') };
    if (game.isHot) return { kind: 'hot', label: t('home.ribbonHot') };
    if (game.isNew) return { kind: 'new', label: t('home.ribbonNew') };
    return game.freeplay === 1 ? { kind: 'trial', label: t('home.ribbonTrial') } : undefined;
  };
}
