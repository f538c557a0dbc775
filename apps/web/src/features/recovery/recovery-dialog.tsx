import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RECOVERY_BY_MOBILE_FIRST, SMS_VERIFICATION } from '#libs/site/common/modules';
import { WithPhrases } from '../../app/with-phrases';
import { QueryFailure } from '../../query/query-failure';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { queryClient } from '../session/query-client';
import { siteConfigQuery } from '../session/site-config';
import { useModule } from '../session/use-module';
import styles from './recovery.module.css';
import { RecoveryPanel } from './recovery-panel';
import { useLinkToken } from './use-link-token';

interface RecoveryDialogProps {
  onClose: () => void;
  onLogin: () => void;
  /** The password is another one, and a session is about to begin. */
  onRecovered: () => void;
}

/** The way back to an account whose password was forgotten, and the page of the mail's link. */
export default function RecoveryDialog(props: RecoveryDialogProps) {
  return (
    <WithPhrases bundle="identity" waiting={null}>
      <RecoveryPopup {...props} />
    </WithPhrases>
  );
}

function RecoveryPopup({ onClose, onLogin, onRecovered }: RecoveryDialogProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const site = useQuery(siteConfigQuery, queryClient);
  const token = useLinkToken();
  const bySms = useModule(SMS_VERIFICATION);
  const mobileFirst = useModule(RECOVERY_BY_MOBILE_FIRST);
  return (
    <Dialog
      open
      onClose={onClose}
      title={token === null ? t('recovery.title') : t('recovery.linkTitle')}
      closeLabel={words('common.close')}
    >
      {site.isPending && (
        <div className={styles.form} aria-busy="true">
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
      {site.isError && <QueryFailure query={site} />}
      {site.data && (
        <RecoveryPanel
          key={token}
          bySms={bySms}
          begin={{ tab: bySms && mobileFirst ? 'mobile' : 'email', token }}
          onClose={onClose}
          onLogin={onLogin}
          onRecovered={onRecovered}
        />
      )}
    </Dialog>
  );
}
