import { useTranslation } from 'react-i18next';
import { findGame } from '#libs/lottery/common/games';
import { isNumberRule } from '#libs/lottery/common/lines/number-prices';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { rulesOf } from '#libs/lottery/common/rules/rules';
import { priceDrawNumbers } from '#libs/operations/common/lottery.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { Segmented } from '../../../ui/forms/segmented';
import { Select } from '../../../ui/forms/select';
import { TextArea } from '../../../ui/forms/text-area';
import { checkMinLength } from '../min-length';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';

const PRICES = ['half', 'closed', 'full'] as const;
type Price = (typeof PRICES)[number];

/** The rules of a game whose numbers may have a price, each once. */
const rulesWithNumbers = (gameCode: string): string[] => {
  const game = findGame(gameCode);
  const rules = game?.prizeModes.flatMap((mode) => rulesOf(game, mode)) ?? [];
  return [...new Set(rules.filter(isNumberRule).map(({ code }) => code))];
};

const numbersIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Halves what numbers of a draw pay, closes them, or gives them their price back. */
export function NumbersDialog({
  draw: { id, gameCode },
  onClose,
}: {
  draw: DrawDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation('operations');
  const rules = rulesWithNumbers(gameCode);
  const command = useOperatorCommand(priceDrawNumbers, onClose);
  const initial: { rule: string; numbers: string; price: Price; reason: string } = {
    rule: rules[0] ?? '',
    numbers: '',
    price: 'half',
    reason: '',
  };
  const form = useForm(initial, {
    sending: command,
    check: ({ numbers, reason }) => [
      ...(numbersIn(numbers).length > 0 ? [] : [{ field: 'numbers', code: 'field_required' as const }]),
      ...checkMinLength('reason', reason),
    ],
    submit: ({ rule, numbers, price, reason }) =>
      command.run({ id, rule, numbers: numbersIn(numbers), price, reason: reason.trim() }),
  });
  const { error, ...numbers } = form.input('numbers');
  return (
    <CommandDialog
      form={form}
      title={t('draws.numbers')}
      text={t('draws.numbersText')}
      action={t('draws.numbersSave')}
      onClose={onClose}
    >
      <Select
        {...form.control('rule')}
        label={t('draws.rule')}
        options={rules.map((rule) => ({ value: rule, label: rule }))}
      />
      <TextArea
        {...numbers}
        label={t('draws.numbersField')}
        hint={t('draws.numbersHint')}
        required
        maxLength={1000}
        error={error && t('draws.numbersWrong')}
      />
      <Segmented
        {...form.control('price')}
        label={t('draws.price')}
        options={PRICES.map((price) => ({ value: price, label: t(`draws.prices.${price}`) }))}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
