import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../api/refusal';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/text-area';
import { FormRefusal } from '../session/form-refusal';
import styles from './case.module.css';

const SHORTEST = 3;
const LONGEST = 200;

interface ReasonDialogProps {
  title: string;
  text: string;
  action: string;
  busy: boolean;
  refusal: ApiRefusal | null;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks why, before something is refused for good. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const form = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [short, setShort] = useState(false);
  const submit = () => {
    const tooShort = reason.trim().length < SHORTEST;
    setShort(tooShort);
    if (!tooShort && !props.busy) props.onReason(reason.trim());
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      closeLabel={site('common.close')}
      description={props.text}
      initialFocus={area}
      footer={
        <>
          <Button onClick={props.onClose}>{site('common.cancel')}</Button>
          <Button type="submit" form={form} tone="danger" loading={props.busy}>
            {props.action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          ref={area}
          label={t('reason')}
          required
          maxLength={LONGEST}
          value={reason}
          error={short ? t('reasonShort') : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setShort(false);
          }}
        />
        <FormRefusal refusal={props.refusal} />
      </form>
    </Dialog>
  );
}
