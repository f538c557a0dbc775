import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import controlStyles from './control.module.css';
import { Field, type FieldWords } from './field';

export type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>;

export function TextArea({ label, hint, error, required, hideLabel, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span
          className={controlStyles.frame}
          data-invalid={error ? '' : undefined}
          data-disabled={area.disabled ? '' : undefined}
        >
          <textarea
            rows={4}
            {...area}
            {...control}
            className={classNames(controlStyles.input, controlStyles.area)}
          />
        </span>
      )}
    </Field>
  );
}
