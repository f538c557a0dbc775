import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { InstantRules } from '../../../common/instant/rules';
import { inDigits, parseFigure } from '../session/money';
import { usePlay } from '../session/play-context';
import { IconButton } from '../ui/button';
import { TextField } from '../ui/text-field';

interface ChoiceFieldProps {
  label: string;
  choices: NonNullable<InstantRules['choices']>;
  value: number;
  onChange: (choice: number) => void;
  disabled: boolean;
}

/** A whole number beside the stake. What is none is left standing with a word, and the choice stays as it was. */
export function ChoiceField({ label, choices, value, onChange, disabled }: ChoiceFieldProps) {
  const { t, figure, language } = usePlay();
  const { min, max } = choices;
  const [text, setText] = useState(inDigits(String(value), language));
  useEffect(() => {
    setText((now) => (parseFigure(now, 0) === BigInt(value) ? now : inDigits(String(value), language)));
  }, [value, language]);
  const fits = (typed: bigint | null) => typed !== null && typed >= min && typed <= max;
  const type = (next: string) => {
    setText(next);
    const typed = parseFigure(next, 0);
    if (typed !== null && fits(typed)) onChange(Number(typed));
  };
  const button = (step: 1 | -1, name: string, icon: typeof Minus) => {
    const Icon = icon;
    return (
      <IconButton
        label={name}
        icon={<Icon size={18} aria-hidden="true" />}
        disabled={disabled || value + step < min || value + step > max}
        onClick={() => onChange(value + step)}
      />
    );
  };
  return (
    <TextField
      figures
      label={label}
      inputMode="numeric"
      value={text}
      disabled={disabled}
      onChange={(event) => type(event.target.value)}
      error={fits(parseFigure(text, 0)) ? undefined : t.choice.invalid(figure(min), figure(max))}
      range={t.stake.range(figure(min), figure(max))}
      after={
        <>
          {button(-1, t.choice.less, Minus)}
          {button(1, t.choice.more, Plus)}
        </>
      }
    />
  );
}
