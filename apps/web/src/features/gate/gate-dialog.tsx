import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { NeedAccountDialog } from './need-account-dialog';
import type { GateFlow } from './use-gate-flow';

/** What the gate offers a trial account, or says where the server does not answer. */
export function GateDialog({ gate }: { gate: GateFlow }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (gate.needsAccount) return <NeedAccountDialog onConfirm={gate.confirm} onClose={gate.dismiss} />;
  if (!gate.refusal) return null;
  return (
    <Dialog
      open
      onClose={gate.dismiss}
      title={t('common.failedTitle')}
      closeLabel={t('common.close')}
      description={errorText.ofRefusal(gate.refusal)}
      footer={
        <>
          <Button onClick={gate.dismiss}>{t('common.close')}</Button>
          <Button tone="primary" onClick={gate.retry}>
            {t('common.retry')}
          </Button>
        </>
      }
    />
  );
}
