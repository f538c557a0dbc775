import { type FocusEvent, useEffect, useState } from 'react';
import type { FieldError } from '#libs/platform/common/errors';
import { useLatest } from '../ui/hooks/use-latest';
import { usePressEnd } from './use-press-end';

export type FieldCheck<Fields> = (fields: Fields) => FieldError[] | Promise<FieldError[]>;

/** Checks each field when it is left, and from then on while it is edited. */
export function useBlurredFields<Fields>(fields: Fields, check: FieldCheck<Fields> | undefined) {
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<FieldError[]>([]);
  const latest = useLatest(check);
  const pressEnd = usePressEnd();
  const on = check !== undefined;
  useEffect(() => {
    if (!on || blurred.size === 0) return;
    let outdated = false;
    const look = async () => {
      await pressEnd();
      const all = (await latest.current?.(fields)) ?? [];
      if (!outdated) setErrors(all.filter(({ field }) => blurred.has(field)));
    };
    void look();
    return () => {
      outdated = true;
    };
  }, [on, fields, blurred, pressEnd]);
  const leave = (...names: string[]) => {
    if (on && names.some((name) => !blurred.has(name))) setBlurred(new Set([...blurred, ...names]));
  };
  const onBlur = ({ target }: FocusEvent) => {
    const { name } = target as Partial<HTMLInputElement>;
    if (name) leave(name);
  };
  return { errors, leave, onBlur };
}
