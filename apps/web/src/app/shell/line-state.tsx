import { useTranslation } from 'react-i18next';
import { useConnection } from '../../realtime/connection-store';
import { ConnectionBar } from '../../ui/connection-bar';

/** Tells a member that the line to the server is lost, and when it is back. */
export default function LineState() {
  const { t } = useTranslation();
  return (
    <ConnectionBar
      state={useConnection()}
      texts={{ lost: t('shell.lost'), restoring: t('shell.restoring'), restored: t('shell.restored') }}
    />
  );
}
