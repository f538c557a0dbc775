import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FACTOR_CODES, FactorCodeField } from './factor-code-field';
import { FormDialog } from './form-dialog';
import { OwnPasswordField } from './own-password-field';
import { RecoveryCodes } from './recovery-codes';
import { makeRecoveryCodes, renewSecurity } from './security.api';
import type { SecurityDialogProps } from './security-dialog-props';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

/** Ten new recovery codes. Nobody closes it while they are under way or on show: they are never shown again. */
export function RecoveryCodeRenewalDialog({ open, onClose, onSaved, ...props }: SecurityDialogProps) {
  const { t } = useTranslation('identity');
  const [codesOnShow, setCodesOnShow] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={codesOnShow ? undefined : onClose}
      title={t('securityCentre.renewalTitle')}
      description={codesOnShow ? undefined : t('securityCentre.renewalText')}
    >
      <Renewal
        {...props}
        onCodes={setCodesOnShow}
        onSaved={() => {
          setCodesOnShow(false);
          onSaved();
        }}
      />
    </FormDialog>
  );
}

const NAMES = ['factorCode', 'password'] as const;

interface RenewalProps extends Omit<SecurityDialogProps, 'open' | 'onClose'> {
  /** Codes are under way or on show; or were refused. */
  onCodes: (coming: boolean) => void;
}

function Renewal({ hasPassword, onCodes, onSaved }: RenewalProps) {
  const { t } = useTranslation('identity');
  const [codes, setCodes] = useState<string[] | null>(null);
  const save = async (fields: { factorCode: string; password: string }) => {
    onCodes(true);
    try {
      setCodes((await makeRecoveryCodes(fields)).recoveryCodes);
    } catch (error) {
      onCodes(false);
      throw error;
    }
  };
  const form = useSavingForm({ factorCode: '', password: '' }, save, hasPassword ? NAMES : ['factorCode']);
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, {
    ...FACTOR_CODES,
    error_password_wrong: 'password',
  });
  const kept = () => {
    void renewSecurity();
    onSaved();
  };
  if (codes) return <RecoveryCodes text={t('securityCentre.renewedText')} codes={codes} onKept={kept} />;
  return (
    <SecurityForm onSubmit={form.submit} busy={form.busy} refusal={rest} action={t('securityCentre.renewal')}>
      <FactorCodeField
        value={form.fields.factorCode}
        onChange={(value) => form.set('factorCode', value)}
        error={texts.factorCode}
      />
      {hasPassword && (
        <OwnPasswordField
          value={form.fields.password}
          onChange={(value) => form.set('password', value)}
          error={texts.password}
        />
      )}
    </SecurityForm>
  );
}
