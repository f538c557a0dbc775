import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndText } from '../../data/session/use-end-text';
import { useSiteConfig } from '../../data/site/site-config';
import { withPhrases } from '../../lazy/with-phrases';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlays/dialog';
import { FreePlayButton } from '../free-play/shared/free-play-button';
import { SocialButtons } from '../social/shared/social-buttons';
import { LoginPanel } from './login-panel';
import { useLogin } from './use-login';

interface LoginDialogProps {
  onClose: () => void;
  onRegister: () => void;
  onForgotten: () => void;
}

export default withPhrases('identity', WhenSiteKnown, null);

/** The brand says which ways in there are: the dialog opens with all of them, so that nothing in it jumps. */
function WhenSiteKnown(props: LoginDialogProps) {
  const { isPending } = useSiteConfig();
  return isPending ? null : <LoginPopup {...props} />;
}

function LoginPopup({ onClose, onRegister, onForgotten }: LoginDialogProps) {
  const { t } = useTranslation('identity');
  const first = useRef<HTMLInputElement>(null);
  const ended = useEndText();
  const login = useLogin('member');
  const verifying = login.challenge !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={verifying ? t('login.verifyTitle') : t('login.title')}
      description={verifying ? undefined : ended}
      initialFocus={first}
    >
      <Stack>
        <LoginPanel login={login} first={first} onForgotten={onForgotten} />
        {!verifying && (
          <>
            <Button wide onClick={onRegister}>
              {t('login.toRegister')}
            </Button>
            <SocialButtons site="member" />
            <FreePlayButton />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
