import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { endGreeting } from '../../data/session/session-store';
import { withPhrases } from '../../lazy/with-phrases';
import { PATHS } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';

export default withPhrases('identity', UnverifiedDialog, null);

/** After a log-in from an unknown address by password alone: withdrawals wait, and what would prevent that. */
function UnverifiedDialog() {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const navigate = useNavigate();
  const protect = () => {
    endGreeting();
    void navigate(PATHS.security);
  };
  return (
    <Dialog
      open
      urgency="greeting"
      onClose={endGreeting}
      title={t('welcome.unverifiedTitle')}
      description={t('welcome.unverifiedText')}
      footer={
        <>
          <Button onClick={endGreeting}>{words('common.close')}</Button>
          <Button tone="primary" onClick={protect}>
            {t('welcome.protect')}
          </Button>
        </>
      }
    />
  );
}
