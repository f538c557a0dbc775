import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { WithPhrases } from '../../app/with-phrases';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { endGreeting } from '../session/session-store';

/** Let in from an unknown address with nothing but the password: withdrawals wait, and what would have spared that. */
export default function UnverifiedDialog() {
  return (
    <WithPhrases bundle="identity" waiting={null}>
      <Unverified />
    </WithPhrases>
  );
}

function Unverified() {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const navigate = useNavigate();
  const protect = () => {
    endGreeting();
    void navigate('/member/security');
  };
  return (
    <Dialog
      open
      onClose={endGreeting}
      title={t('welcome.unverifiedTitle')}
      closeLabel={words('common.close')}
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
