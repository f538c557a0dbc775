import { useTranslation } from 'react-i18next';
import { cancelFactorReset } from '#libs/authentication/common/security.calls';
import { FormRefusal } from '../../forms/form-refusal';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/forms/button';
import { Callout } from '../../ui/layout/callout';
import { useSecurityCommand } from './use-security-command';

/** Operators are about to switch the authenticator off: the owner sees when, and stops it here. */
export function FactorResetNotice({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('identity');
  const { dateTime } = useMomentText();
  const cancel = useSecurityCommand(cancelFactorReset);
  return (
    <Callout>
      <p>{t('securityCentre.factorReset', { at: dateTime(dueAt) })}</p>
      <Button tone="danger" loading={cancel.busy} onClick={() => void cancel.run({})}>
        {t('securityCentre.factorResetStop')}
      </Button>
      <FormRefusal refusal={cancel.refusal} />
    </Callout>
  );
}
