import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { redeemCode } from '#libs/rewards/common/promotions.calls';
import { FormRefusal } from '../../forms/form-refusal';
import { useCommand } from '../../forms/use-command';
import { useForm } from '../../forms/use-form';
import { PATHS } from '../../routes/paths';
import { StatusLine } from '../../ui/feedback/status-line';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/text-field';
import { Stack } from '../../ui/layout/stack';
import { useGate } from '../gate/shared/use-gate';
import { renewPromotions } from './promotions.api';
import styles from './promotions.module.css';

/** Gives the code of a promotion. */
export function CodeForm() {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { t: site } = useTranslation();
  const gate = useGate();
  const [accepted, setAccepted] = useState(false);
  const command = useCommand(redeemCode, { onAnswer: renewPromotions });
  const send = async (fields: { code: string }) => {
    if (await command.run(fields)) setAccepted(true);
  };
  const form = useForm(
    { code: '' },
    {
      sending: command,
      submit: (fields) => gate(() => void send(fields)),
      check: (fields) => fieldErrorsOf(redeemCode.input, fields),
      fieldOfCode: { error_code_invalid: 'code' },
    },
  );
  return (
    <Stack as="form" gap={2} className={styles.code} {...form.formProps}>
      <TextField
        {...form.input('code')}
        label={t('code.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        trail={
          <Button type="submit" size="small" loading={form.busy}>
            {t('code.submit')}
          </Button>
        }
      />
      <FormRefusal refusal={form.refusal} />
      <StatusLine tone="gain" strong>
        {accepted && (
          <>
            {t('code.accepted')} <Link to={PATHS.rewardCenter}>{site('shell.rewardCenter')}</Link>
          </>
        )}
      </StatusLine>
    </Stack>
  );
}
