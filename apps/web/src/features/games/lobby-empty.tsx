import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../routes/link-button';
import { LOBBY_PATHS, type LobbyCode, PATHS } from '../../routes/paths';
import type { DialogPlace } from '../../routes/use-dialog-place';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/forms/button';
import { useFullAccount } from '../gate/shared/use-full-account';
import { type LobbyChoice, lobbyQuery } from './lobby-choice';

interface EmptyLobbyProps {
  category: LobbyCode;
  choice: LobbyChoice;
}

/** Nothing of what was chosen is there. The way back leads to all games, or home where the category has none. */
export function NoGames({ category, choice }: EmptyLobbyProps) {
  const { t } = useTranslation();
  if (lobbyQuery(choice) === '')
    return (
      <EmptyState
        title={t('home.emptyCategory')}
        action={<LinkButton to={PATHS.home}>{t('common.toHome')}</LinkButton>}
      />
    );
  const texts = {
    FAV: { title: t('home.noFavourites'), text: t('home.noFavouritesText') },
    RECENT: { title: t('games.noRecent'), text: t('games.noRecentText') },
  };
  const { tab } = choice;
  const text =
    tab === 'FAV' || tab === 'RECENT'
      ? texts[tab]
      : { title: t('lobby.noneTitle'), text: t('lobby.noneText') };
  return (
    <EmptyState
      {...text}
      action={
        <LinkButton to={LOBBY_PATHS[category]} replace>
          {t('lobby.showAll')}
        </LinkButton>
      }
    />
  );
}

/** A guest has no favourites and has played nothing: the log-in leads back here. */
export function GuestLobby({ category, choice }: EmptyLobbyProps) {
  const { t } = useTranslation();
  const returnTo = LOBBY_PATHS[category] + lobbyQuery(choice);
  return (
    <EmptyState
      title={choice.tab === 'FAV' ? t('lobby.guestFavourites') : t('lobby.guestRecent')}
      action={
        <LinkButton to={PATHS.login} state={{ overlay: true, returnTo } satisfies DialogPlace}>
          {t('shell.login')}
        </LinkButton>
      }
    />
  );
}

/** The server keeps no favourites of trial accounts. */
export function TrialLobby() {
  const { t } = useTranslation();
  const openAccount = useFullAccount();
  return (
    <EmptyState
      title={t('games.needAccountTitle')}
      text={t('errors.error_in_need_true_account')}
      action={<Button onClick={() => void openAccount()}>{t('games.openAccount')}</Button>}
    />
  );
}
