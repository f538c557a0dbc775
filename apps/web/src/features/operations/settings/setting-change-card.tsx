import { useTranslation } from 'react-i18next';
import { changeSettings, proposeSettings } from '#libs/operations/common/settings.calls';
import { levelOf } from '#libs/site/common/setting-groups';
import type { SettingChangeValue } from '#libs/site/common/setting-history';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Facts } from '../../../ui/data/facts';
import { Button } from '../../../ui/forms/button';
import { Section } from '../../../ui/layout/section';
import { useHasPermission } from '../operator-store';
import { DifferencesList } from './differences-list';

interface SettingChangeCardProps {
  change: SettingChangeValue;
  onRevert?: () => void;
}

/** One change of the settings as its history shows it. */
export function SettingChangeCard({ change, onRevert }: SettingChangeCardProps) {
  const { t, i18n } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const hasPermission = useHasPermission();
  const guarded = change.changes.some(({ path }) => levelOf(path) === 'guarded');
  const mayRevert = hasPermission((guarded ? proposeSettings : changeSettings).permission);
  return (
    <Section
      card
      title={t('settings.version', { version: change.version.toLocaleString(i18n.language) })}
      tools={mayRevert && onRevert && <Button onClick={onRevert}>{t('settings.revert')}</Button>}
    >
      <DifferencesList differences={change.changes} />
      <Facts
        items={[
          { label: t('settings.author'), value: `${change.author}, ${dateTime(change.at)}` },
          change.approver !== null && { label: t('settings.approver'), value: change.approver },
          { label: t('reason'), value: change.reason },
        ]}
      />
    </Section>
  );
}
