import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../api/refusal';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormRefusal } from './form-refusal';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button says that goes on; the title by default. */
  action?: string;
  danger?: boolean;
  busy?: boolean;
  /** Where it can be refused: why it was. */
  refusal?: ApiRefusal | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more before something goes on. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action = title, danger, busy, refusal, onClose, onConfirm } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button tone={danger ? 'danger' : 'primary'} loading={busy} onClick={() => !busy && onConfirm()}>
            {action}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <FormRefusal refusal={refusal} />}
    </Dialog>
  );
}
