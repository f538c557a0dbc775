import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/checkbox';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { TermsForm } from '../contract/shared/terms-form';
import type { LinkOptions } from './registration-link.api';
import styles from './registration-link.module.css';
import type { NewLink } from './use-new-link';

/** Kinds of contract to tick, each with its terms. */
export function LinkTerms({ options, link }: { options: LinkOptions; link: NewLink }) {
  const { t } = useTranslation('agency');
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" size="small" strong>
        {t('registrationLink.terms')}
      </Text>
      <Text size="small" tone="muted">
        {t('registrationLink.termsHint')}
      </Text>
      {options.options.map((option) => {
        const on = link.form.fields.ticked.includes(option.kind);
        return (
          <Stack key={option.kind} className={styles.kind}>
            <Checkbox
              label={t(`contract.kinds.${option.kind}`)}
              checked={on}
              onChange={(event) => link.tick(option.kind, event.target.checked)}
            />
            {on && (
              <TermsForm
                value={link.termsOf(option)}
                onChange={link.setTerms}
                limits={link.limitsOf(option)}
                strict={link.form.errors.terms !== undefined}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
