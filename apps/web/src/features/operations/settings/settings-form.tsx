import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, proposeSettings } from '#libs/operations/common/settings.calls';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { SETTING_FIELDS, type SettingField } from '#libs/site/common/setting-fields';
import { groupOf, levelOf, type SettingGroup } from '#libs/site/common/setting-groups';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Button } from '../../../ui/forms/button';
import { Collapsible } from '../../../ui/layout/collapsible';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { useHasPermission } from '../operator-store';
import { SaveDialog } from './save-dialog';
import { SettingPart } from './setting-part';
import styles from './settings.module.css';
import { useSettingDraft } from './use-setting-draft';
import { useSettingText } from './use-setting-text';

interface SettingsFormProps {
  group: SettingGroup;
  version: number;
  settings: BrandSettings;
  /** The brand's. */
  hosts: readonly string[];
}

/** From how many parts on each of them is folded away. */
const FOLDED_FROM = 6;

/** The settings of a group, with a bar that says what was changed and not saved. */
export function SettingsForm({ group, version, settings, hosts }: SettingsFormProps) {
  const { t } = useTranslation('operations');
  const text = useSettingText();
  const draft = useSettingDraft(settings, hosts);
  const hasPermission = useHasPermission();
  const [reviewing, setReviewing] = useState(false);
  const parts = partsOf(group);
  const mayChange = (level: 'plain' | 'guarded') =>
    hasPermission((level === 'plain' ? changeSettings : proposeSettings).permission);
  const levels = new Set(parts.flatMap(({ fields }) => fields.map(({ path }) => levelOf(path))));
  const readOnly = (['plain', 'guarded'] as const).some((level) => levels.has(level) && !mayChange(level));
  const { count: number } = useAmountText();
  const count = draft.differences.length;
  return (
    <Stack
      as="form"
      gap={5}
      onSubmit={(event: { preventDefault(): void }) => {
        event.preventDefault();
        if (count > 0 && draft.check()) setReviewing(true);
      }}
    >
      {readOnly && <Text tone="muted">{t('settings.readOnly')}</Text>}
      {parts.map(({ path, fields }) => {
        const part = <SettingPart key={path} fields={fields} draft={draft} mayChange={mayChange} />;
        if (path === '') return part;
        const wrong = fields.some((field) => draft.errorsOf(field).length > 0);
        return parts.length < FOLDED_FROM ? (
          <Section key={path} title={text.part(path)}>
            {part}
          </Section>
        ) : (
          <Collapsible key={`${path}/${wrong}`} title={text.part(path)} open={wrong}>
            {part}
          </Collapsible>
        );
      })}
      {count > 0 && (
        <div className={styles.bar}>
          <span role="status">{t('settings.unsaved', { count, shown: number(count) })}</span>
          <span className={styles.buttons}>
            <Button onClick={draft.discard}>{t('settings.discard')}</Button>
            <Button type="submit" tone="primary">
              {t('settings.review')}
            </Button>
          </span>
        </div>
      )}
      {reviewing && count > 0 && (
        <SaveDialog
          version={version}
          differences={draft.differences}
          onClose={() => setReviewing(false)}
          onSaved={() => {
            setReviewing(false);
            draft.discard();
          }}
        />
      )}
    </Stack>
  );
}

/** The settings of a group by the part of their path that they share; those of the root come first. */
function partsOf(group: SettingGroup): { path: string; fields: SettingField[] }[] {
  const parts = new Map<string, SettingField[]>();
  for (const field of SETTING_FIELDS) {
    if (groupOf(field.path) !== group || levelOf(field.path) === 'elsewhere') continue;
    const path = field.path.slice(0, Math.max(0, field.path.lastIndexOf('.')));
    parts.set(path, [...(parts.get(path) ?? []), field]);
  }
  return [...parts]
    .map(([path, fields]) => ({ path, fields }))
    .sort((one, other) => Number(other.path === '') - Number(one.path === ''));
}
