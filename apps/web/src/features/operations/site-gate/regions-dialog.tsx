import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeRegions, type SiteGateState } from '#libs/operations/common/site-gate.calls';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { useToast } from '../../../ui/feedback/toast';
import { Checkbox } from '../../../ui/forms/checkbox';
import { TextArea } from '../../../ui/forms/text-area';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { codesOf, entriesOf } from '../typed-codes';

export const REGION_LISTS = [
  'blockedCountries',
  'allowedCountries',
  'blockedAddresses',
  'allowedAddresses',
] as const;
type RegionList = (typeof REGION_LISTS)[number];

interface Fields extends Record<RegionList, string> {
  reason: string;
  blocksYourself: boolean;
}

const inputOf = ({ reason, blocksYourself, ...lists }: Fields) => ({
  reason,
  blocksYourself,
  regions: {
    blockedCountries: codesOf(lists.blockedCountries),
    allowedCountries: codesOf(lists.allowedCountries),
    blockedAddresses: entriesOf(lists.blockedAddresses),
    allowedAddresses: entriesOf(lists.allowedAddresses),
  },
});

/** Changes the lists, each entry on a line of its own. */
export function RegionsDialog({ site, onClose }: { site: SiteGateState; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  // Of the state that the operator began with: a change in between is told, not overwritten.
  const [{ version, regions }] = useState(site);
  const command = useOperatorCommand(changeRegions, () => {
    toast.show({ title: t('gate.regionsChanged'), tone: 'gain' });
    onClose();
  });
  const initial = Object.fromEntries(REGION_LISTS.map((name) => [name, regions[name].join('\n')]));
  const form = useForm(
    { ...(initial as Record<RegionList, string>), reason: '', blocksYourself: false },
    {
      sending: command,
      fieldOfCode: { error_allows_restricted: 'allowedAddresses' },
      submit: (fields) => command.run({ version, ...inputOf(fields) }),
      // An error names the entry; it stands under the list.
      check: (fields) =>
        fieldErrorsOf(changeRegions.input, { version, ...inputOf(fields) }).map((error) => ({
          ...error,
          field: REGION_LISTS.find((name) => error.field.startsWith(`regions.${name}`)) ?? error.field,
        })),
    },
  );
  const widens = command.refusal?.code === 'error_allows_restricted';
  const blocksYourself = command.refusal?.code === 'error_blocks_yourself' || form.fields.blocksYourself;
  return (
    <CommandDialog
      form={form}
      title={t('gate.changeRegions')}
      text={t('gate.regionsText')}
      action={t('gate.save')}
      onClose={onClose}
    >
      {REGION_LISTS.map((name) => {
        const { error, ...input } = form.input(name);
        return (
          <TextArea
            key={name}
            {...input}
            rows={2}
            spellCheck={false}
            label={t(`gate.${name}`)}
            hint={t(`gate.${name}Hint`)}
            error={error && (widens ? error : t(`gate.${name}Wrong`))}
          />
        );
      })}
      {blocksYourself && (
        <Checkbox
          label={t('gate.blocksYourself')}
          checked={form.fields.blocksYourself}
          onChange={({ target }) => form.set({ blocksYourself: target.checked })}
        />
      )}
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
