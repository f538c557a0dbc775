import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDownline } from '#libs/agency/common/team.calls';
import { Form } from '../../forms/form';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { Button } from '../../ui/forms/button';
import { PasswordField } from '../../ui/forms/password-field';
import { Segmented } from '../../ui/forms/segmented';
import { TextField } from '../../ui/forms/text-field';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlays/dialog';
import { renewTeam } from './team.api';

/** Opens an account directly below the agent. */
export function OpenDownlineDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('team.open')}
      description={opened ? undefined : t('team.openText')}
    >
      {opened ? (
        <Stack gap={4} role="status">
          <h3>{t('team.opened', { account: opened })}</h3>
          <p>{t('team.openedText')}</p>
          <Button wide onClick={() => setOpened(null)}>
            {t('team.openAnother')}
          </Button>
          <Button tone="primary" wide onClick={onClose}>
            {site('common.close')}
          </Button>
        </Stack>
      ) : (
        <OpenDownlineForm onOpened={setOpened} />
      )}
    </Dialog>
  );
}

const NOTHING = { as: 'member' as 'member' | 'agent', username: '', password: '', nickname: '' };
const FIELD_OF_CODE = { error_account_taken: 'username' };

function OpenDownlineForm({ onOpened }: { onOpened: (account: string) => void }) {
  const { t } = useTranslation('agency');
  const open = useCommand(openDownline, { onDone: ({ account }) => onOpened(account), onAnswer: renewTeam });
  const form = useCommandForm(open, NOTHING, {
    toInput: ({ nickname, ...others }) => ({ ...others, ...(nickname.trim() && { nickname }) }),
    fieldOfCode: FIELD_OF_CODE,
  });
  return (
    <Form form={form} action={t('team.open')}>
      <Segmented
        label={t('team.as')}
        wide
        value={form.fields.as}
        onChange={(next) => form.set({ as: next })}
        options={[
          { value: 'member', label: t('team.member') },
          { value: 'agent', label: t('team.agent') },
        ]}
      />
      <TextField
        {...form.input('username')}
        label={t('team.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.input('password')}
        label={t('team.password')}
        autoComplete="new-password"
        required
      />
      <TextField {...form.input('nickname')} label={t('team.nickname')} autoComplete="off" />
    </Form>
  );
}
