import { useTranslation } from 'react-i18next';
import type { DrawCase } from '#libs/lottery/common/operator-draws';
import { enterDrawResult } from '#libs/operations/common/lottery.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { useToast } from '../../../ui/feedback/toast';
import { useOperatorCommand } from '../operations.api';
import { useGameName } from './draw-text';
import { emptyPrizes, PrizeFields, typedResult, wrongPrizes } from './prize-fields';

interface ResultDialogProps {
  draw: DrawCase;
  onClose: () => void;
}

/** Types the whole result of an outside lottery, without what another operator typed. */
export function ResultDialog({ draw, onClose }: ResultDialogProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const nameOf = useGameName();
  const { id, gameCode, drawNo } = draw;
  const command = useOperatorCommand(enterDrawResult, ({ final }) => {
    toast.show({ title: t(final ? 'draws.final' : 'draws.entered'), tone: 'gain' });
    onClose();
  });
  const form = useForm(emptyPrizes(gameCode), {
    sending: command,
    check: (typed) => wrongPrizes(gameCode, typed),
    submit: (typed) => command.run({ id, result: typedResult(gameCode, typed) }),
  });
  return (
    <CommandDialog
      form={form}
      title={t('draws.enterTitle', { draw: `${nameOf(draw)} ${drawNo}` })}
      text={t('draws.enterText')}
      action={t('draws.enter')}
      onClose={onClose}
    >
      <PrizeFields gameCode={gameCode} input={form.input} />
    </CommandDialog>
  );
}
