import { useTranslation } from 'react-i18next';
import { findGame } from '#libs/lottery/common/games';
import { prizeNamesOf } from '#libs/lottery/common/results/prize-names';
import { type PrizeSize, prizeSizesOf } from '#libs/lottery/common/results/result-text';
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field';

/** What was typed, by the place of the prize from 1: its numbers with anything but digits between them. */
export type TypedPrizes = Record<`prize${number}`, string>;

export const prizesOf = (gameCode: string): readonly PrizeSize[] => {
  const game = findGame(gameCode);
  return game ? prizeSizesOf(game.shape) : [];
};

const fieldOf = (at: number) => `prize${at + 1}` as const;

export const emptyPrizes = (gameCode: string): TypedPrizes =>
  Object.fromEntries(prizesOf(gameCode).map((_, at) => [fieldOf(at), '']));

const numbersIn = (typed = '') => typed.match(/\d+/g) ?? [];

/** As the call takes it. */
export const typedResult = (gameCode: string, typed: TypedPrizes): string =>
  prizesOf(gameCode)
    .map((_, at) => numbersIn(typed[fieldOf(at)]).join(','))
    .join('/');

/** The prizes whose numbers are too few, too many, or of another length. */
export const wrongPrizes = (gameCode: string, typed: TypedPrizes) =>
  prizesOf(gameCode).flatMap(({ digits, count }, at) => {
    const numbers = numbersIn(typed[fieldOf(at)]);
    const isRight = numbers.length === count && numbers.every((number) => number.length === digits);
    return isRight ? [] : [{ field: fieldOf(at), code: 'field_invalid' as const }];
  });

interface PrizeFieldsProps {
  gameCode: string;
  /** Of the form whose fields they are. */
  input: (field: keyof TypedPrizes) => Omit<TextFieldProps, 'label'>;
}

/** A field for each prize of a game, by its line in the official result and its name. */
export function PrizeFields({ gameCode, input: inputOf }: PrizeFieldsProps) {
  const { t, i18n } = useTranslation('operations');
  const text = (number: number) => number.toLocaleString(i18n.language);
  const shape = findGame(gameCode)?.shape;
  const names = shape ? prizeNamesOf(shape) : [];
  return prizesOf(gameCode).map(({ digits, count }, at) => {
    const { error, ...input } = inputOf(fieldOf(at));
    const size = t('draws.prizeSize', { count, shown: text(count), digits: text(digits) });
    return (
      <TextField
        key={fieldOf(at)}
        {...input}
        label={`${text(at + 1)}. ${t(`draws.prizes.${names[at] ?? 'number'}`, { n: text(at) })}`}
        hint={error ? undefined : size}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={200}
        error={error && size}
      />
    );
  });
}
