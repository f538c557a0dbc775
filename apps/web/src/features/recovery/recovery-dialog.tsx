import { useTranslation } from 'react-i18next';
import { RECOVERY_BY_MOBILE_FIRST, SMS_VERIFICATION } from '#libs/site/common/modules';
import { useSiteConfig } from '../../data/site/site-config';
import { useModule } from '../../data/site/use-module';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { Dialog } from '../../ui/overlays/dialog';
import { RecoveryPanel } from './recovery-panel';
import { useLinkToken } from './use-link-token';

interface RecoveryDialogProps {
  onClose: () => void;
  onLogin: () => void;
  /** The password is another one, and a session is about to begin. */
  onRecovered: () => void;
}

export default withPhrases('identity', RecoveryDialog, null);

/** The way back to an account whose password was forgotten, and the page of the mail's link. */
function RecoveryDialog({ onClose, onLogin, onRecovered }: RecoveryDialogProps) {
  const { t } = useTranslation('identity');
  const site = useSiteConfig();
  const token = useLinkToken();
  const bySms = useModule(SMS_VERIFICATION);
  const mobileFirst = useModule(RECOVERY_BY_MOBILE_FIRST);
  return (
    <Dialog open onClose={onClose} title={token === null ? t('recovery.title') : t('recovery.linkTitle')}>
      <Loaded query={site} room="medium">
        {() => (
          <RecoveryPanel
            key={token}
            bySms={bySms}
            begin={{ tab: bySms && mobileFirst ? 'mobile' : 'email', token }}
            onClose={onClose}
            onLogin={onLogin}
            onRecovered={onRecovered}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
