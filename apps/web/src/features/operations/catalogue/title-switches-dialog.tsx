import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TitleRow } from '#libs/games/common/title-switches';
import { changeTitle } from '#libs/operations/common/titles.calls';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { useToast } from '../../../ui/feedback/toast';
import { Checkbox } from '../../../ui/forms/checkbox';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { codesOf } from '../typed-codes';
import { useTitleName } from './use-title-name';

const SWITCHES = ['isHot', 'isNew', 'trial'] as const;

/** Changes what the brand decides about a game by itself. */
export function TitleSwitchesDialog({ title, onClose }: { title: TitleRow; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const nameOf = useTitleName();
  // Of the state that the operator began with: a change in between is told, not overwritten.
  const [{ id: nodeId, version, isHot, isNew, trial, position, regions }] = useState(title);
  const command = useOperatorCommand(changeTitle, () => {
    toast.show({ title: t('titles.changed'), tone: 'gain' });
    onClose();
  });
  const initial = { isHot, isNew, trial, position: String(position), regions: regions.join(' '), reason: '' };
  const inputOf = (fields: typeof initial) => ({
    ...fields,
    nodeId,
    version,
    position: /^\d+$/.test(fields.position) ? Number(fields.position) : -1,
    regions: codesOf(fields.regions),
  });
  const form = useForm(initial, {
    sending: command,
    submit: (fields) => command.run(inputOf(fields)),
    // An error names the code; it stands under the field.
    check: (fields) =>
      fieldErrorsOf(changeTitle.input, inputOf(fields)).map((error) => ({
        ...error,
        field: error.field.startsWith('regions') ? 'regions' : error.field,
      })),
  });
  const { error, ...place } = form.input('position');
  const { error: wrongRegion, ...region } = form.input('regions');
  return (
    <CommandDialog
      form={form}
      title={t('titles.changeTitle', { name: nameOf(title) })}
      text={t('titles.changeText')}
      action={t('titles.save')}
      onClose={onClose}
    >
      {SWITCHES.map((name) => (
        <Checkbox
          key={name}
          label={t(`titles.${name}`)}
          checked={form.fields[name]}
          onChange={({ target }) => form.set({ [name]: target.checked })}
        />
      ))}
      <TextField
        {...place}
        inputMode="numeric"
        label={t('titles.position')}
        hint={t('titles.positionHint')}
        error={error && t('titles.positionWrong')}
      />
      <TextArea
        {...region}
        rows={2}
        spellCheck={false}
        label={t('titles.regions')}
        hint={t('titles.regionsHint')}
        error={wrongRegion && t('titles.regionsWrong')}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
