import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/session/log-out';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { PATHS } from '../../routes/paths';

export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = () => {
    void navigate(PATHS.home);
    void logOut().catch(() => undefined);
  };
  return (
    <ConfirmDialog
      title={t('shell.logoutTitle')}
      text={t('shell.logoutQuestion')}
      onClose={onClose}
      onConfirm={leave}
    />
  );
}
