import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/forms/text-field';

/** One account of the tree by its whole name; chosen by Enter, or by leaving the field. */
export function AccountFilter({ value, onChange }: { value: string; onChange: (account: string) => void }) {
  const { t } = useTranslation('agency');
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const choose = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <search>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          choose();
        }}
      >
        <TextField
          label={t('team.anyAccount')}
          placeholder={t('team.anyAccountHint')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={choose}
        />
      </form>
    </search>
  );
}
