import { useTranslation } from 'react-i18next';
import type { getSettings } from '#libs/operations/common/settings.calls';
import type { ValueOf } from '#libs/platform/common/call';
import type { SettingChangeValue } from '#libs/site/common/setting-history';
import { valueAt } from '#libs/site/common/setting-values';
import { Button } from '../../../ui/forms/button';
import { Dialog } from '../../../ui/overlays/dialog';
import type { SettingDifference } from './differences';
import { SaveDialog } from './save-dialog';

interface RevertDialogProps {
  change: SettingChangeValue;
  current: ValueOf<typeof getSettings>;
  onClose: () => void;
}

/** Takes a change back by a new one. Settings that were changed again since stay as they are. */
export function RevertDialog({ change, current, onClose }: RevertDialogProps) {
  const { t } = useTranslation('operations');
  const differences = revertOf(change, current.settings);
  if (differences.length > 0)
    return (
      <SaveDialog version={current.version} differences={differences} onClose={onClose} onSaved={onClose} />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings.revert')}
      description={t('settings.changedSince')}
      footer={<Button onClick={onClose}>{t('settings.close')}</Button>}
    />
  );
}

/** What takes the change back, without the settings that have another value by now. */
export const revertOf = ({ changes }: SettingChangeValue, settings: object): SettingDifference[] =>
  changes
    .filter(({ path, after }) => JSON.stringify(valueAt(settings, path)) === JSON.stringify(after))
    .map(({ path, before, after }) => ({ path, before: after, after: before }));
