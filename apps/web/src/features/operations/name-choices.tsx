import type { RefObject } from 'react';
import { Checkbox } from '../../ui/forms/checkbox';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';

interface NameChoicesProps {
  /** The list itself, which may take the focus. */
  ref?: RefObject<HTMLElement | null>;
  legend: string;
  names: readonly string[];
  /** What a name means; the name itself by default. */
  label?: (name: string) => string;
  chosen: readonly string[];
  disabled?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Any number of names out of a list. */
export function NameChoices(props: NameChoicesProps) {
  const { ref, legend, names, label = (name) => name, chosen, disabled, onChange } = props;
  return (
    <Stack as="fieldset" gap={2} ref={ref} tabIndex={-1}>
      <Text as="legend" size="small" strong>
        {legend}
      </Text>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={label(name)}
          hint={label(name) === name ? undefined : name}
          disabled={disabled}
          checked={chosen.includes(name)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        />
      ))}
    </Stack>
  );
}
