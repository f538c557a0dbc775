import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../data/calls/use-error-text';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { NeedAccountDialog } from './shared/need-account-dialog';
import type { GateFlow } from './use-gate-flow';

/** What the gate offers a trial account, or says where the server does not answer. */
export function GateDialog({ gate }: { gate: GateFlow }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (gate.needsAccount) return <NeedAccountDialog onConfirm={gate.confirm} onClose={gate.dismiss} />;
  if (!gate.refusal) return null;
  return (
    <ConfirmDialog
      title={t('common.failedTitle')}
      text={errorText.ofRefusal(gate.refusal)}
      action={t('common.retry')}
      cancel={t('common.close')}
      onClose={gate.dismiss}
      onConfirm={gate.retry}
    />
  );
}
