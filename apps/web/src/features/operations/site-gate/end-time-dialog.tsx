import { useTranslation } from 'react-i18next';
import { announceSiteEnd, closeSite, type SiteGateState } from '#libs/operations/common/site-gate.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useCommandForm } from '../../../forms/use-command-form';
import { useToast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/forms/text-field';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { fromZone, inZone } from '../zoned-time';

interface EndTimeDialogProps {
  site: SiteGateState;
  call: typeof closeSite | typeof announceSiteEnd;
  onClose: () => void;
}

/** Begins a maintenance, or changes its expected end. Date and time are those of the brand. */
export function EndTimeDialog({ site: { endTime, timeZone }, call, onClose }: EndTimeDialogProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const closing = call === closeSite;
  const command = useOperatorCommand(call, () => {
    toast.show({ title: t(closing ? 'gate.closed' : 'gate.endChanged'), tone: 'gain' });
    onClose();
  });
  const form = useCommandForm(
    command,
    { endTime: inZone(endTime, timeZone), reason: '' },
    { toInput: (fields) => ({ ...fields, endTime: fromZone(fields.endTime, timeZone) }) },
  );
  const { error, ...input } = form.input('endTime');
  return (
    <CommandDialog
      form={form}
      title={t(closing ? 'gate.close' : 'gate.changeEnd')}
      text={t(closing ? 'gate.closeText' : 'gate.changeEndText')}
      action={t(closing ? 'gate.close' : 'gate.changeEnd')}
      danger={closing}
      onClose={onClose}
    >
      <TextField
        {...input}
        type="datetime-local"
        label={t('gate.endTime')}
        hint={t('gate.endHint', { zone: timeZone })}
        error={error && t('gate.endPast')}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
