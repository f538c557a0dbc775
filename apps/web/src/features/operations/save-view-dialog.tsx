import { useTranslation } from 'react-i18next';
import type { ListName } from '#libs/operations/common/operators-list';
import { saveView } from '#libs/operations/common/saved-views.calls';
import { CommandDialog } from '../../forms/command-dialog';
import { useCommandForm } from '../../forms/use-command-form';
import { Checkbox } from '../../ui/forms/checkbox';
import { TextField } from '../../ui/forms/text-field';
import { useOperatorCommand } from './operations.api';

interface SaveViewDialogProps {
  list: ListName;
  filters: Record<string, string>;
  onClose: () => void;
}

/** Keeps the filters of a list under a name, for oneself or for all operators of the brand. */
export function SaveViewDialog({ list, filters, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('operations');
  const command = useOperatorCommand(saveView, onClose);
  const form = useCommandForm(
    command,
    { name: '', shared: false },
    {
      toInput: (fields) => ({ list, filters, ...fields }),
      fieldOfCode: { error_view_name_taken: 'name' },
    },
  );
  return (
    <CommandDialog
      form={form}
      title={t('view.save')}
      text={t('view.saveText')}
      action={t('view.saveSubmit')}
      onClose={onClose}
    >
      <TextField {...form.input('name')} label={t('view.name')} maxLength={40} required />
      <Checkbox
        label={t('view.share')}
        hint={t('view.shareText')}
        checked={form.fields.shared}
        onChange={(event) => form.set({ shared: event.target.checked })}
      />
    </CommandDialog>
  );
}
