import type { AnyCall, RequestOf, ValueOf } from '#libs/platform/common/call';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useToast } from '../../ui/feedback/toast';
import { useOperatorCommand } from './operations.api';
import { ReasonDialog } from './reason-dialog';

interface OperatorDialogProps<C extends AnyCall> {
  call: C;
  title: string;
  text: string;
  /** What the button says; the title by default. */
  action?: string;
  danger?: boolean;
  /** What is said once it is done. */
  done?: string | ((value: ValueOf<C>) => string);
  onClose: () => void;
}

/** Makes a move after asking once more. */
export function OperatorConfirmDialog<C extends AnyCall>({
  call,
  input,
  done,
  ...dialog
}: OperatorDialogProps<C> & { input: RequestOf<C> }) {
  const command = useDialogCommand({ call, done, ...dialog });
  return (
    <ConfirmDialog
      {...dialog}
      busy={command.busy}
      refusal={command.refusal}
      onConfirm={() => void command.run(input)}
    />
  );
}

/** Makes a move after asking for the reason. */
export function OperatorReasonDialog<C extends AnyCall>({
  call,
  inputOf,
  done,
  ...dialog
}: OperatorDialogProps<C> & { inputOf: (reason: string) => RequestOf<C> }) {
  const command = useDialogCommand({ call, done, ...dialog });
  return (
    <ReasonDialog
      {...dialog}
      action={dialog.action ?? dialog.title}
      sending={command}
      onReason={(reason) => void command.run(inputOf(reason))}
    />
  );
}

function useDialogCommand<C extends AnyCall>({ call, done, onClose }: OperatorDialogProps<C>) {
  const toast = useToast();
  return useOperatorCommand(call, (value) => {
    if (done) toast.show({ title: typeof done === 'string' ? done : done(value), tone: 'gain' });
    onClose();
  });
}
