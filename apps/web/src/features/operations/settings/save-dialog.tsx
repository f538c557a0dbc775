import { useTranslation } from 'react-i18next';
import { changeSettings, proposeSettings } from '#libs/operations/common/settings.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { levelOf } from '#libs/site/common/setting-groups';
import { subjectsOf } from '#libs/site/common/setting-reach';
import { CommandDialog } from '../../../forms/command-dialog';
import { useCommandForm } from '../../../forms/use-command-form';
import { useToast } from '../../../ui/feedback/toast';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import type { SettingDifference } from './differences';
import { DifferencesList } from './differences-list';
import { ReachFacts } from './reach-facts';
import { settingReachQuery } from './settings.api';
import { useInForceText } from './use-in-force-text';

interface SaveDialogProps {
  /** Of the settings that the differences were made against. */
  version: number;
  differences: readonly SettingDifference[];
  onClose: () => void;
  onSaved: () => void;
}

type Changes = RequestOf<typeof proposeSettings>['changes'];

/** Shows what changes and asks why. Settings of money or protection go to a second operator. */
export function SaveDialog({ version, differences, onClose, onSaved }: SaveDialogProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const inForceText = useInForceText();
  const paths = differences.map(({ path }) => path);
  const isLimit = subjectsOf(paths).length > 0;
  const guarded = differences.some(({ path }) => levelOf(path) === 'guarded');
  const done = (title: string, text?: string) => {
    toast.show({ title, text, tone: 'gain' });
    onSaved();
  };
  const change = useOperatorCommand(changeSettings, (answer) =>
    done(t('settings.saved'), inForceText(answer)),
  );
  const propose = useOperatorCommand(proposeSettings, () => done(t('proposal.sent')));
  const changes = differences.map(({ path, after }) => ({ path, value: after })) as Changes;
  const saving = useCommandForm(
    change,
    { reason: '' },
    { toInput: (fields) => ({ ...fields, version, changes }) },
  );
  const proposing = useCommandForm(
    propose,
    { reason: '' },
    { toInput: (fields) => ({ ...fields, changes }) },
  );
  const form = guarded ? proposing : saving;
  return (
    <CommandDialog
      form={form}
      title={t('settings.reviewTitle')}
      text={t(guarded ? 'settings.guardedText' : 'settings.plainText')}
      action={t(guarded ? 'proposal.propose' : 'settings.save')}
      onClose={onClose}
    >
      <DifferencesList differences={differences} />
      {isLimit && <ReachFacts query={settingReachQuery(paths)} />}
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
