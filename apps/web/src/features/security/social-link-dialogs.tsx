import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#libs/authentication/common/social.calls';
import { startSocialLink, unlinkSocial } from '#libs/authentication/common/social-link.calls';
import { Form } from '../../forms/form';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { PATHS } from '../../routes/paths';
import { Dialog } from '../../ui/overlays/dialog';
import { storeAttempt } from '../social/shared/social-attempt';
import { FactorCodeIfOn } from './factor-code-field';
import { OwnPasswordField } from './own-password-field';
import { PROOF_OWNERS } from './security-form';
import { useSecurityCommand } from './use-security-command';

const PROOFS = { password: '', factorCode: '' };

interface SocialDialogProps {
  provider: SocialProvider;
  /** The account has a log-in password, which is asked for again. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Proves the member first; then the browser goes to the provider, and comes back to the security centre. */
export function SocialLinkDialog({ provider, hasPassword, onClose }: SocialDialogProps) {
  const { t } = useTranslation('identity');
  const name = t(`social.name.${provider}`);
  const start = useCommand(startSocialLink, {
    onDone: ({ url, state }) => {
      storeAttempt({ provider, state, site: 'member', link: true, returnTo: PATHS.security });
      location.assign(url);
    },
  });
  const form = useCommandForm(start, PROOFS, {
    toInput: (proofs) => ({ provider, ...proofs }),
    fieldOfCode: PROOF_OWNERS,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('social.linkTitle', { provider: name })}
      description={t('social.linkText', { provider: name })}
    >
      <Form form={form} action={t(`social.${provider}`)}>
        {hasPassword && <OwnPasswordField {...form.input('password')} />}
        <FactorCodeIfOn {...form.input('factorCode')} />
      </Form>
    </Dialog>
  );
}

export function SocialUnlinkDialog({
  provider,
  hasPassword,
  onClose,
  onUnlinked,
}: SocialDialogProps & { onUnlinked: () => void }) {
  const { t } = useTranslation('identity');
  const name = t(`social.name.${provider}`);
  const form = useCommandForm(useSecurityCommand(unlinkSocial, onUnlinked), PROOFS, {
    toInput: (proofs) => ({ provider, ...proofs }),
    fieldOfCode: PROOF_OWNERS,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('social.unlinkTitle', { provider: name })}
      description={t('social.unlinkText', { provider: name })}
    >
      <Form form={form} action={t('social.unlink')} danger>
        {hasPassword && <OwnPasswordField {...form.input('password')} />}
        <FactorCodeIfOn {...form.input('factorCode')} />
      </Form>
    </Dialog>
  );
}
