import { useTranslation } from 'react-i18next';
import type { TitleRow } from '#libs/games/common/title-switches';
import { proposeTitleRates } from '#libs/operations/common/titles.calls';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { useToast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/forms/text-field';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { useTitleName } from './use-title-name';

/** Proposes what is paid from a game's stakes; another operator decides. */
export function TitleRatesDialog({ title, onClose }: { title: TitleRow; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const nameOf = useTitleName();
  const command = useOperatorCommand(proposeTitleRates, () => {
    toast.show({ title: t('titles.ratesProposed'), tone: 'gain' });
    onClose();
  });
  const initial = { betWeight: String(title.betWeight), edge: title.edge ?? '', reason: '' };
  const inputOf = ({ betWeight, edge, reason }: typeof initial) => ({
    nodeId: title.id,
    betWeight: /^\d+$/.test(betWeight) ? Number(betWeight) : -1,
    edge: edge.trim(),
    reason,
  });
  const form = useForm(initial, {
    sending: command,
    submit: (fields) => command.run(inputOf(fields)),
    check: (fields) => fieldErrorsOf(proposeTitleRates.input, inputOf(fields)),
  });
  return (
    <CommandDialog
      form={form}
      title={t('titles.ratesTitle', { name: nameOf(title) })}
      text={t('titles.ratesText')}
      action={t('proposal.propose')}
      onClose={onClose}
    >
      {(['betWeight', 'edge'] as const).map((name) => {
        const { error, ...input } = form.input(name);
        return (
          <TextField
            key={name}
            {...input}
            inputMode="decimal"
            label={t(`titles.${name}Percent`)}
            hint={t(`titles.${name}Hint`)}
            error={error && t(`titles.${name}Wrong`)}
          />
        );
      })}
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
