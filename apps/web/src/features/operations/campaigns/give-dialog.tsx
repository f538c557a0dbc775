import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { giveReward } from '#libs/operations/common/campaigns.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { useToast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/forms/text-field';
import { checkMinLength } from '../min-length';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';

/** Gives a reward of the campaign to one member, or proposes it where it costs much. */
export function GiveDialog({ campaign, onClose }: { campaign: string; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const first = useRef<HTMLInputElement>(null);
  const give = useOperatorCommand(giveReward, ({ proposal }) => {
    toast.show({
      title: t(proposal === null ? 'campaigns.rewardGiven' : 'campaigns.giveProposed'),
      tone: 'gain',
    });
    onClose();
  });
  const form = useForm(
    { account: '', reason: '' },
    {
      sending: give,
      check: ({ account, reason }) => [
        ...(account.trim() === '' ? [{ field: 'account' as const, code: 'field_required' as const }] : []),
        ...checkMinLength('reason', reason),
      ],
      submit: ({ account, reason }) =>
        give.run({ id: campaign, account: account.trim(), reason: reason.trim() }),
    },
  );
  return (
    <CommandDialog
      form={form}
      title={t('campaigns.give')}
      text={t('campaigns.giveText')}
      action={t('campaigns.give')}
      initialFocus={first}
      onClose={onClose}
    >
      <TextField
        {...form.input('account')}
        ref={first}
        label={t('campaigns.giveAccount')}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
