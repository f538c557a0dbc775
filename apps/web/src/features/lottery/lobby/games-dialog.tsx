import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlays/dialog';
import { GameList } from './game-list';

/** The other games, over the one that is played. */
export function GamesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('lottery');
  return (
    <Dialog open title={t('games')} onClose={onClose}>
      <GameList onChosen={onClose} />
    </Dialog>
  );
}
