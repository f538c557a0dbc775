import { useTranslation } from 'react-i18next';
import type { SaleLimits } from '#libs/lottery/common/operator-draws';
import { changeSaleLimits } from '#libs/operations/common/lottery.calls';
import { AmountField } from '../../../forms/amount-field';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { useToast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/forms/text-field';
import { checkMinLength } from '../min-length';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { useGameName } from './draw-text';

const AMOUNTS = ['lineMin', 'lineMax', 'outcomePay', 'ungroupedPay'] as const;

/** Changes what a game may take in from then on. */
export function SaleLimitsDialog({ limits, onClose }: { limits: SaleLimits; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const nameOf = useGameName();
  const { gameCode, currency, version } = limits;
  const command = useOperatorCommand(changeSaleLimits, () => {
    toast.show({ title: t('draws.limitsChanged'), tone: 'gain' });
    onClose();
  });
  const { lineMin, lineMax, outcomePay, ungroupedPay } = limits;
  const initial = {
    lineMin,
    lineMax,
    lineBets: String(limits.lineBets),
    outcomePay,
    ungroupedPay,
    reason: '',
  };
  const form = useForm(initial, {
    sending: command,
    check: ({ reason, lineBets }) => [
      ...(/^[1-9]\d{0,4}$/.test(lineBets.trim())
        ? []
        : [{ field: 'lineBets', code: 'field_invalid' as const }]),
      ...checkMinLength('reason', reason),
    ],
    submit: ({ lineBets, reason, ...amounts }) =>
      command.run({
        code: gameCode,
        version,
        ...amounts,
        lineBets: Number(lineBets),
        reason: reason.trim(),
      }),
  });
  const { error, ...bets } = form.input('lineBets');
  return (
    <CommandDialog
      form={form}
      title={t('draws.limitsTitle', { name: nameOf(limits) })}
      text={t('draws.limitsText')}
      action={t('draws.limitsSave')}
      onClose={onClose}
    >
      {AMOUNTS.map((name) => (
        <AmountField
          key={name}
          {...form.control(name)}
          currency={currency}
          label={t(`draws.limitFields.${name}`)}
          required
        />
      ))}
      <TextField
        {...bets}
        inputMode="numeric"
        label={t('draws.limitFields.lineBets')}
        required
        error={error && t('draws.lineBetsWrong')}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
