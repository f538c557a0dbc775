import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SettingField } from '#libs/site/common/setting-fields';
import { Button } from '../../../ui/forms/button';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { emptyRow, type FormRow, type FormValue } from './form-values';
import { SettingControl } from './setting-control';
import styles from './settings.module.css';
import { useSettingText } from './use-setting-text';

interface SettingRowsProps {
  field: SettingField;
  value: FormValue;
  /** The error of a column, by the path that begins with that of the setting. */
  errorAt: (path: string) => string | undefined;
  disabled?: boolean;
  onChange: (value: FormValue) => void;
}

/** The rows of a table, each with its columns; or the one of a record, which may be absent. */
export function SettingRows({ field, value, errorAt, disabled, onChange }: SettingRowsProps) {
  const { t } = useTranslation('operations');
  const text = useSettingText();
  const single = field.kind === 'record';
  const rows = [value ?? []].flat() as FormRow[];
  const set = (next: FormRow[]) => onChange(single ? (next[0] ?? null) : next);
  const rowPath = (index: number) => (single ? field.path : `${field.path}.${index}`);
  const canAdd = !disabled && !(single && rows.length > 0);
  return (
    <Stack as="fieldset" gap={3}>
      <Text as="legend" size="small" strong>
        {text.title(field.path)}
      </Text>
      {rows.length === 0 && <Text tone="muted">{t('settings.none')}</Text>}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={index} className={styles.row}>
          {field.columns?.map((column) => {
            const path = `${field.path}.${column.path}`;
            return (
              <SettingControl
                key={column.path}
                field={{ ...column, path: `${rowPath(index)}.${column.path}` }}
                label={text.title(path)}
                option={(each) => text.option(path, each)}
                unit={text.unit(path)}
                error={errorAt(`${rowPath(index)}.${column.path}`)}
                disabled={disabled}
                value={row[column.path] ?? ''}
                onChange={(next) =>
                  set(rows.map((one, place) => (place === index ? { ...one, [column.path]: next } : one)))
                }
              />
            );
          })}
          {!disabled && (
            <Button tone="quiet" onClick={() => set(rows.filter((_, place) => place !== index))}>
              {t('settings.removeRow')}
            </Button>
          )}
        </div>
      ))}
      {canAdd && (
        <Button onClick={() => set([...rows, emptyRow(field)])}>
          <Plus size={18} />
          {t('settings.addRow')}
        </Button>
      )}
    </Stack>
  );
}
