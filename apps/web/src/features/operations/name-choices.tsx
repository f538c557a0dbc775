import type { RefObject } from 'react';
import { Checkbox } from '../../ui/forms/checkbox';
import { Stack } from '../../ui/layout/stack';

interface NameChoicesProps {
  /** The list itself, which may take the focus. */
  ref?: RefObject<HTMLElement | null>;
  legend: string;
  names: readonly string[];
  /** What a name means; the name itself by default. */
  label?: (name: string) => string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any number of names out of a list. */
export function NameChoices(props: NameChoicesProps) {
  const { ref, legend, names, label = (name) => name, chosen, onChange } = props;
  return (
    <Stack as="fieldset" gap={2} ref={ref} tabIndex={-1}>
      <legend>{legend}</legend>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={label(name)}
          hint={label(name) === name ? undefined : name}
          checked={chosen.includes(name)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        />
      ))}
    </Stack>
  );
}
