import { useTranslation } from 'react-i18next';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { proposeDrawCorrection } from '#libs/operations/common/lottery.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { useToast } from '../../../ui/feedback/toast';
import { checkMinLength } from '../min-length';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { emptyPrizes, PrizeFields, type TypedPrizes, typedResult, wrongPrizes } from './prize-fields';

/** Proposes the result that a draw should have had; another operator decides. */
export function CorrectionDialog({ draw, onClose }: { draw: DrawDetail; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const { id, gameCode, result } = draw;
  const command = useOperatorCommand(proposeDrawCorrection, () => {
    toast.show({ title: t('proposal.sent'), tone: 'gain' });
    onClose();
  });
  const initial: TypedPrizes & { reason: string } = { ...emptyPrizes(gameCode), reason: '' };
  const form = useForm(initial, {
    sending: command,
    check: ({ reason, ...typed }) => [...wrongPrizes(gameCode, typed), ...checkMinLength('reason', reason)],
    submit: ({ reason, ...typed }) =>
      command.run({ id, result: typedResult(gameCode, typed), reason: reason.trim() }),
  });
  return (
    <CommandDialog
      form={form}
      title={t('draws.correctTitle')}
      text={t('draws.correctText', { result: result ?? '' })}
      action={t('proposal.propose')}
      danger
      onClose={onClose}
    >
      <PrizeFields gameCode={gameCode} input={form.input} />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
