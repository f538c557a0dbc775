import { useState } from 'react';
import { convertPoints } from '#libs/rewards/common/points.calls';
import { ApiError } from '../../data/calls/api-error';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { useAmountText } from '../../i18n/use-amount-text';
import { typedPoints } from './point-worth';
import { type PointConfig, renewPoints } from './rewards.api';

const EMPTY = { points: '', paymentPassword: '' };

const FIELD_OF_CODE = {
  error_points_short: 'points',
  error_points_below_minimum: 'points',
  error_payment_password_wrong: 'paymentPassword',
  error_payment_password_locked: 'paymentPassword',
};

/** The form of a conversion. It is emptied after each one, of which `converted` says what it was. */
export function usePointForm(points: number, { convertMin }: Pick<PointConfig, 'convertMin'>) {
  const { count } = useAmountText();
  const [converted, setConverted] = useState<{ points: number; amount: string } | null>(null);
  const command = useCommand(convertPoints, {
    onAnswer: renewPoints,
    onDone: ({ amount }) => {
      const sum = Number(form.fields.points);
      form.set(EMPTY);
      setConverted({ points: sum, amount });
    },
  });
  const clear = () => {
    command.clear();
    setConverted(null);
  };
  const form = useCommandForm({ ...command, clear }, EMPTY, {
    toInput: ({ points: typed, paymentPassword }) => ({
      points: typedPoints(typed) ?? Number.NaN,
      paymentPassword,
    }),
    liveCheck: ({ points: typed }) => {
      const wanted = typedPoints(typed);
      if (wanted === null) return null;
      if (wanted < convertMin)
        return new ApiError('error_points_below_minimum', { params: { min: count(convertMin) } });
      return wanted > points ? new ApiError('error_points_short') : null;
    },
    fieldOfCode: FIELD_OF_CODE,
  });
  return { form, converted };
}
