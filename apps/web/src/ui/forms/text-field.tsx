import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import controlStyles from './control.module.css';
import { Field, type FieldWords } from './field';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, keyof FieldWords> {
  /** Shown before the input, inside its frame. */
  lead?: ReactNode;
  /** Shown after the input, inside its frame: a button or a unit. */
  trail?: ReactNode;
  /** A name, an address or a code: phones neither capitalise nor correct it. */
  verbatim?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, hideLabel, id, lead, trail, verbatim, className, ...input } = props;
  const typing = verbatim && { autoCapitalize: 'none', spellCheck: false };
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span
          className={controlStyles.frame}
          data-invalid={error ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
        >
          {lead && <span className={controlStyles.lead}>{lead}</span>}
          <input
            type="text"
            {...typing}
            {...input}
            {...control}
            className={classNames(controlStyles.input, className)}
          />
          {trail && <span className={controlStyles.trail}>{trail}</span>}
        </span>
      )}
    </Field>
  );
}
