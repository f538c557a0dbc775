import { useEffect, useRef } from 'react';

/** Puts the focus on the first wrong field, once, whenever `told` changes to something that was just told. */
export function useFieldFocus(told: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef(false);
  const last = useRef(told);
  useEffect(() => {
    if (last.current !== told) wanted.current = Boolean(told);
    last.current = told;
    if (!wanted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    wanted.current = false;
    wrong.focus();
  });
  return form;
}
