import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import { useEndText } from '../session/use-end-text';
import { LoginForm } from './login-form';

interface LoginDialogProps {
  onClose: () => void;
  onRegister: () => void;
}

export default function LoginDialog({ onClose, onRegister }: LoginDialogProps) {
  const { t } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  const ended = useEndText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('login.title')}
      closeLabel={t('common.close')}
      description={ended}
      initialFocus={first}
    >
      <LoginForm site="member" first={first} onRegister={onRegister} />
    </Dialog>
  );
}
