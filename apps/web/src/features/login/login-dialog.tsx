import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WithPhrases } from '../../app/with-phrases';
import { Dialog } from '../../ui/dialog';
import { useEndText } from '../session/use-end-text';
import { LoginForm } from './login-form';

interface LoginDialogProps {
  onClose: () => void;
  onRegister: () => void;
}

export default function LoginDialog(props: LoginDialogProps) {
  return (
    <WithPhrases bundle="identity" waiting={null}>
      <Login {...props} />
    </WithPhrases>
  );
}

function Login({ onClose, onRegister }: LoginDialogProps) {
  const { t } = useTranslation('identity');
  const { t: site } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  const ended = useEndText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('login.title')}
      closeLabel={site('common.close')}
      description={ended}
      initialFocus={first}
    >
      <LoginForm site="member" first={first} onRegister={onRegister} />
    </Dialog>
  );
}
