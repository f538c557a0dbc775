import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../api/refusal';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormRefusal } from '../session/form-refusal';

interface ConfirmDialogProps {
  title: string;
  text: string;
  danger: boolean;
  busy: boolean;
  refusal: ApiRefusal | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** A second look before a move that moves money or words against a member. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      closeLabel={t('common.close')}
      description={props.text}
      footer={
        <>
          <Button onClick={props.onClose}>{t('common.cancel')}</Button>
          <Button
            tone={props.danger ? 'danger' : 'primary'}
            loading={props.busy}
            onClick={() => !props.busy && props.onConfirm()}
          >
            {props.title}
          </Button>
        </>
      }
    >
      <FormRefusal refusal={props.refusal} />
    </Dialog>
  );
}
