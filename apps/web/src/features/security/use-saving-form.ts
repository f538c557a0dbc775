import { type FormEvent, useState } from 'react';
import { ApiRefusal } from '../../api/refusal';
import { useAttempt } from '../session/use-attempt';

/**
 * A short form whose fields the server checks: what was typed stays after a refusal, and typing takes it away. Nothing is
 * sent while one of the `asked` fields is empty.
 */
export function useSavingForm<Fields extends Record<string, string>>(
  initial: Fields,
  save: (fields: Fields) => Promise<void>,
  asked: readonly (keyof Fields & string)[] = [],
) {
  const [fields, setFields] = useState(initial);
  const [missing, setMissing] = useState<ApiRefusal | null>(null);
  const { busy, refusal, attempt, forget } = useAttempt();
  const edit = () => {
    setMissing(null);
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = asked.filter((field) => fields[field]?.trim() === '');
    setMissing(empty.length > 0 ? missingFields(empty) : null);
    if (empty.length === 0) void attempt(() => save(fields));
  };
  const set = (name: keyof Fields, value: string) => {
    edit();
    setFields((held) => ({ ...held, [name]: value }));
  };
  return { fields, set, edit, busy, refusal: missing ?? refusal, submit };
}

const missingFields = (fields: readonly string[]) =>
  new ApiRefusal('error_invalid_input', {
    fields: fields.map((field) => ({ field, code: 'field_required' })),
  });
