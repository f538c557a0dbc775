import { type FormEvent, useState } from 'react';
import { type ApiRefusal, refusalOf } from '../../api/refusal';

/** A short form whose fields the server checks: what was typed stays after a refusal, and typing takes it away. */
export function useSavingForm<Fields extends Record<string, string>>(
  initial: Fields,
  save: (fields: Fields) => Promise<void>,
) {
  const [fields, setFields] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    save(fields)
      .catch((error: unknown) => setRefusal(refusalOf(error)))
      .finally(() => setBusy(false));
  };
  const set = (name: keyof Fields, value: string) => {
    setRefusal(null);
    setFields((held) => ({ ...held, [name]: value }));
  };
  return { fields, set, busy, refusal, submit };
}
