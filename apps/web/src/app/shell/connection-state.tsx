import { useTranslation } from 'react-i18next';
import { useConnection } from '../../data/socket/connection-store';
import { useOnline } from '../../data/socket/online';
import { ConnectionBar } from '../../ui/feedback/connection-bar';

/** Shows that the browser is offline, and a member that the connection to the server is lost and when it is back. */
export function ConnectionState() {
  const { t } = useTranslation();
  const online = useOnline();
  const connection = useConnection();
  return (
    <ConnectionBar
      state={online ? connection : 'lost'}
      texts={{
        lost: online ? t('shell.lost') : t('shell.offline'),
        restoring: t('shell.restoring'),
        restored: t('shell.restored'),
      }}
    />
  );
}
