import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox';
import { TermsForm } from '../contract/terms-form';
import type { LinkOptions } from './registration-link.api';
import styles from './registration-link.module.css';
import type { NewLink } from './use-new-link';

/** Kinds of contract to tick, each with its terms. */
export function LinkTerms({ options, link }: { options: LinkOptions; link: NewLink }) {
  const { t } = useTranslation('agency');
  return (
    <fieldset className={styles.terms}>
      <legend>{t('registrationLink.terms')}</legend>
      <p className={styles.muted}>{t('registrationLink.termsHint')}</p>
      {options.options.map((option) => {
        const on = link.ticked.includes(option.kind);
        return (
          <div key={option.kind} className={styles.kind}>
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
                strict={link.strict}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
