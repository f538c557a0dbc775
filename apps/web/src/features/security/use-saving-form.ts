import { type FormEvent, useState } from 'react';
import { useAttempt } from '../session/use-attempt';

/** A short form whose fields the server checks: what was typed stays after a refusal, and typing takes it away. */
export function useSavingForm<Fields extends Record<string, string>>(
  initial: Fields,
  save: (fields: Fields) => Promise<void>,
) {
  const [fields, setFields] = useState(initial);
  const { busy, refusal, attempt, forget } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => save(fields));
  };
  const set = (name: keyof Fields, value: string) => {
    forget();
    setFields((held) => ({ ...held, [name]: value }));
  };
  return { fields, set, edit: forget, busy, refusal, submit };
}
