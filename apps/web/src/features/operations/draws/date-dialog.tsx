import { useTranslation } from 'react-i18next';
import { findGame } from '#libs/lottery/common/games';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { proposeDrawDate } from '#libs/operations/common/lottery.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { useDayText } from '../../../i18n/use-day-text';
import { useToast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/forms/text-field';
import { checkMinLength } from '../min-length';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { useGameName } from './draw-text';

interface DateDialogProps {
  draw: DrawDetail;
  /** Both may be chosen. */
  days: { from: string; to: string };
  onClose: () => void;
}

/** Proposes another day for a draw; another operator decides. */
export function DateDialog({ draw, days: { from, to }, onClose }: DateDialogProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const nameOf = useGameName();
  const dayText = useDayText();
  const { id, gameCode, drawNo } = draw;
  const command = useOperatorCommand(proposeDrawDate, () => {
    toast.show({ title: t('proposal.sent'), tone: 'gain' });
    onClose();
  });
  const form = useForm(
    { date: '', reason: '' },
    {
      sending: command,
      check: ({ date, reason }) => [
        ...(date >= from && date <= to ? [] : [{ field: 'date', code: 'field_invalid' as const }]),
        ...checkMinLength('reason', reason),
      ],
      submit: ({ date, reason }) => command.run({ id, date, reason: reason.trim() }),
    },
  );
  const { error, ...date } = form.input('date');
  return (
    <CommandDialog
      form={form}
      title={t('draws.moveTitle')}
      text={t('draws.moveText', { draw: `${nameOf(draw)} ${drawNo}` })}
      action={t('proposal.propose')}
      onClose={onClose}
    >
      <TextField
        {...date}
        type="date"
        min={from}
        max={to}
        label={t('draws.moveDate')}
        hint={t('draws.moveHint', {
          from: dayText(from),
          to: dayText(to),
          zone: findGame(gameCode)?.timeZone ?? '',
        })}
        required
        error={error && t('draws.moveWrong')}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
