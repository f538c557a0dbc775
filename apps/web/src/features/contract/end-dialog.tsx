import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormRefusal } from '../session/form-refusal';
import { queryClient } from '../session/query-client';
import { endContract } from './contract.api';
import styles from './contract-dialog.module.css';
import type { ContractDetail } from './contract-snapshots';
import { useParties } from './use-parties';
import { usePeriodText } from './use-period-text';

interface EndDialogProps {
  detail: ContractDetail;
  open: boolean;
  onClose: () => void;
}

/** Says what an end brings and from when, then ends the contract, or takes the offer back. */
export function EndDialog({ detail: { contract, takesEffectAt }, open, onClose }: EndDialogProps) {
  const { t } = useTranslation('agency');
  const { from } = usePeriodText();
  const { busy, refusal, end } = useEnd(contract.id, onClose);
  const offered = contract.status === 'offered';
  const words = { ...useParties(contract), time: from(takesEffectAt) };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(offered ? 'contract.takeBack.title' : 'contract.end.title')}
      closeLabel={t(offered ? 'contract.takeBack.keep' : 'contract.end.keep')}
    >
      <div className={styles.step}>
        <p>{t(offered ? 'contract.takeBack.text' : 'contract.end.text', words)}</p>
        <FormRefusal refusal={refusal} />
        <div className={styles.answers}>
          <Button disabled={busy} onClick={onClose}>
            {t(offered ? 'contract.takeBack.keep' : 'contract.end.keep')}
          </Button>
          <Button tone="danger" loading={busy} onClick={() => void end()}>
            {t(offered ? 'contract.takeBack.confirm' : 'contract.end.confirm', words)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useEnd(id: string, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const key = useRef(crypto.randomUUID());
  const end = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await endContract(id, key.current);
      onDone();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setBusy(false);
    void queryClient.invalidateQueries({ queryKey: ['contract', id] });
  };
  return { busy, refusal, end };
}
