import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { logOut } from '../session/log-out';

interface LogOutDialogProps {
  open: boolean;
  onClose: () => void;
}

export function LogOutDialog({ open, onClose }: LogOutDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = () => {
    void navigate('/');
    void logOut().catch(() => undefined);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shell.logoutTitle')}
      closeLabel={t('common.close')}
      description={t('shell.logoutQuestion')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button tone="primary" onClick={leave}>
            {t('shell.logout')}
          </Button>
        </>
      }
    />
  );
}
