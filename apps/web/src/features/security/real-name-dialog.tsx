import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field';
import { FormDialog } from './form-dialog';
import { saveRealName } from './security.api';
import type { SecurityDialogProps } from './security-dialog-props';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

type RealNameDialogProps = Omit<SecurityDialogProps, 'hasPassword'>;

export function RealNameDialog({ open, onClose, onSaved }: RealNameDialogProps) {
  const { t } = useTranslation('identity');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('securityCentre.name.realName')}
      description={t('securityCentre.realNameOnce')}
    >
      <RealNameForm onSaved={onSaved} />
    </FormDialog>
  );
}

const NAMES = ['realName'] as const;

function RealNameForm({ onSaved }: Pick<RealNameDialogProps, 'onSaved'>) {
  const { t } = useTranslation('identity');
  const save = async (fields: { realName: string }) => {
    await saveRealName(fields);
    onSaved();
  };
  const form = useSavingForm({ realName: '' }, save, NAMES);
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, { error_real_name_fixed: 'realName' });
  return (
    <SecurityForm
      onSubmit={form.submit}
      busy={form.busy}
      refusal={rest}
      action={t('securityCentre.saveForGood')}
    >
      <TextField
        label={t('securityCentre.name.realName')}
        autoComplete="name"
        maxLength={255}
        required
        value={form.fields.realName}
        onChange={(event) => form.set('realName', event.target.value)}
        error={texts.realName}
      />
    </SecurityForm>
  );
}
