import { useTranslation } from 'react-i18next';
import type { SettingField } from '#libs/site/common/setting-fields';
import { levelOf } from '#libs/site/common/setting-groups';
import { useErrorText } from '../../../data/calls/use-error-text';
import { SettingControl } from './setting-control';
import { SettingRows } from './setting-rows';
import styles from './settings.module.css';
import type { useSettingDraft } from './use-setting-draft';
import { useSettingText } from './use-setting-text';

interface SettingPartProps {
  fields: readonly SettingField[];
  draft: ReturnType<typeof useSettingDraft>;
  /** Whether this operator may change settings of the level. */
  mayChange: (level: 'plain' | 'guarded') => boolean;
}

/** Settings that belong together, each with its control. */
export function SettingPart({ fields, draft, mayChange }: SettingPartProps) {
  const { t } = useTranslation('operations');
  const text = useSettingText();
  const errorText = useErrorText();
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { path, kind } = field;
        const level = levelOf(path);
        const errors = draft.errorsOf(field);
        const errorAt = (where: string) => {
          const found = errors.find((error) => error.field === where);
          return found && errorText.ofField(found);
        };
        const shared = {
          field,
          value: draft.valueOf(field),
          onChange: (value: Parameters<typeof draft.set>[1]) => draft.set(field, value),
          disabled: level === 'fixed' || level === 'elsewhere' || !mayChange(level),
        };
        if (kind === 'table' || kind === 'record')
          return (
            <div key={path} className={styles.whole}>
              <SettingRows {...shared} errorAt={errorAt} />
            </div>
          );
        const [first] = errors;
        return (
          <SettingControl
            key={path}
            {...shared}
            label={text.title(path)}
            option={(value) => text.option(path, value)}
            unit={text.unit(path)}
            hint={level === 'fixed' ? t('settings.fixedHint') : undefined}
            error={first && errorText.ofField(first)}
          />
        );
      })}
    </div>
  );
}
