import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';
import { Segmented } from '../../ui/segmented';
import { TextField } from '../../ui/text-field';
import { useFieldTexts } from '../security/use-field-texts';
import { useSavingForm } from '../security/use-saving-form';
import { FormRefusal } from '../session/form-refusal';
import { sendNewDownline } from './team.api';
import styles from './team.module.css';

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
      closeLabel={site('common.close')}
      description={opened ? undefined : t('team.openText')}
    >
      {opened ? (
        <div className={styles.form} role="status">
          <h3>{t('team.opened', { account: opened })}</h3>
          <p>{t('team.openedText')}</p>
          <Button wide onClick={() => setOpened(null)}>
            {t('team.openAnother')}
          </Button>
          <Button tone="primary" wide onClick={onClose}>
            {site('common.close')}
          </Button>
        </div>
      ) : (
        <OpenDownlineForm onOpened={setOpened} />
      )}
    </Dialog>
  );
}

const FIELDS = ['username', 'password', 'nickname'] as const;

function OpenDownlineForm({ onOpened }: { onOpened: (account: string) => void }) {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const [as, setAs] = useState<'member' | 'agent'>('member');
  const intent = useRef({ of: '', key: '' });
  const form = useSavingForm({ username: '', password: '', nickname: '' }, async (typed) => {
    const { nickname, ...fields } = typed;
    const wanted = { ...fields, as, ...(nickname.trim() && { nickname }) };
    const of = JSON.stringify(wanted);
    if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() };
    const opened = await sendNewDownline(wanted, intent.current.key);
    onOpened(opened.account);
  });
  const { texts, rest } = useFieldTexts(form.refusal, FIELDS, { error_account_taken: 'username' });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Segmented
        label={t('team.as')}
        wide
        value={as}
        onChange={setAs}
        options={[
          { value: 'member', label: t('team.member') },
          { value: 'agent', label: t('team.agent') },
        ]}
      />
      <TextField
        label={t('team.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={texts.username}
        value={form.fields.username}
        onChange={(event) => form.set('username', event.target.value)}
      />
      <PasswordField
        label={t('team.password')}
        showPasswordLabel={site('common.showPassword')}
        hidePasswordLabel={site('common.hidePassword')}
        autoComplete="new-password"
        required
        error={texts.password}
        value={form.fields.password}
        onChange={(event) => form.set('password', event.target.value)}
      />
      <TextField
        label={t('team.nickname')}
        autoComplete="off"
        error={texts.nickname}
        value={form.fields.nickname}
        onChange={(event) => form.set('nickname', event.target.value)}
      />
      <FormRefusal refusal={rest} />
      <Button
        type="submit"
        tone="primary"
        size="large"
        wide
        loading={form.busy}
        disabled={form.fields.username.trim() === '' || form.fields.password === ''}
      >
        {t('team.open')}
      </Button>
    </form>
  );
}
