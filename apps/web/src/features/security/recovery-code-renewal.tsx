import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewRecoveryCodes } from '#libs/authentication/common/security.calls';
import { Form } from '../../forms/form';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { FactorCodeIfOn } from './factor-code-field';
import { OwnPasswordField } from './own-password-field';
import { RecoveryCodes } from './recovery-codes';
import { PROOF_OWNERS, type SecurityFormProps } from './security-form';
import { renewSecurity } from './shared/security.api';

/** Ten new recovery codes. */
export function RecoveryCodeRenewal({ hasPassword, onCodes, onSaved }: SecurityFormProps) {
  const { t } = useTranslation('identity');
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = useCommand(renewRecoveryCodes, { onDone: ({ recoveryCodes }) => setCodes(recoveryCodes) });
  const form = useCommandForm(renew, { factorCode: '', password: '' }, { fieldOfCode: PROOF_OWNERS });
  const coming = renew.busy || codes !== null;
  useEffect(() => onCodes(coming), [coming, onCodes]);
  const kept = () => {
    void renewSecurity();
    onSaved();
  };
  if (codes) return <RecoveryCodes text={t('securityCentre.renewedText')} codes={codes} onKept={kept} />;
  return (
    <Form form={form} action={t('securityCentre.begin.recoveryCodes')}>
      <FactorCodeIfOn {...form.input('factorCode')} />
      {hasPassword && <OwnPasswordField {...form.input('password')} />}
    </Form>
  );
}
