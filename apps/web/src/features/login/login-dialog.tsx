import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndText } from '../../data/session/use-end-text';
import { useSiteConfig } from '../../data/site/site-config';
import { useIsSiteClosed } from '../../data/site/site-status';
import { withPhrases } from '../../lazy/with-phrases';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlays/dialog';
import { GroupBanners } from '../banners/shared/group-banners';
import { useBanners } from '../banners/shared/use-banners';
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

/**
 * The brand says which ways in there are, and what it offers: the dialog opens with all of them, so that nothing in it jumps.
 * A closed site offers nothing, and opens no new account.
 */
function WhenSiteKnown(props: LoginDialogProps) {
  const site = useSiteConfig();
  const banners = useBanners('w_login');
  const closed = useIsSiteClosed();
  return site.isPending || (banners.isPending && !closed) ? null : <LoginPopup {...props} />;
}

function LoginPopup({ onClose, onRegister, onForgotten }: LoginDialogProps) {
  const { t } = useTranslation('identity');
  const first = useRef<HTMLInputElement>(null);
  const ended = useEndText();
  const login = useLogin('member');
  const closed = useIsSiteClosed();
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
            {!closed && (
              <Button wide onClick={onRegister}>
                {t('login.toRegister')}
              </Button>
            )}
            <SocialButtons site="member" />
            {!closed && (
              <>
                <FreePlayButton />
                <GroupBanners group="w_login" />
              </>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
