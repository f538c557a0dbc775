import type { ApiError } from '../data/calls/api-error';
import { Dialog } from '../ui/overlays/dialog';
import { DialogFoot } from './dialog-foot';
import { FormRefusal } from './form-refusal';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button says that goes on; the title by default. */
  action?: string;
  /** What the button says that closes it; "Cancel" by default. */
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** Where it can be refused: why it was. */
  refusal?: ApiError | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more before something goes on. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action = title, cancel, danger, busy, refusal, onClose, onConfirm } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <DialogFoot
          action={action}
          cancel={cancel}
          danger={danger}
          busy={busy}
          onConfirm={onConfirm}
          onCancel={onClose}
        />
      }
    >
      {refusal !== undefined && <FormRefusal refusal={refusal} />}
    </Dialog>
  );
}
