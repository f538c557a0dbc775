import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import { Button } from '../../ui/button';
import { Segmented } from '../../ui/segmented';
import { FormRefusal } from '../session/form-refusal';
import styles from './offer.module.css';
import { OfferForecast } from './offer-forecast';
import { TermsComparison } from './terms-comparison';
import { TermsForm } from './terms-form';
import { type OfferChoices, useOffer } from './use-offer';

interface OfferFormProps {
  choices: OfferChoices;
  first: ContractKind | undefined;
}

/** The terms to be offered, beside what they change and what they would have paid. */
export function OfferForm({ choices, first }: OfferFormProps) {
  const { t } = useTranslation('agency');
  const offer = useOffer(choices, first);
  const { option, terms, limits, whole, strict } = offer;
  const { downline, currency } = choices;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void offer.submit();
      }}
    >
      <div className={styles.choices}>
        <p className={styles.to}>
          <span className={styles.muted}>{t('contract.offer.downline')}</span>
          <strong>{downline.account}</strong>
          <Link to="." className={styles.link}>
            {t('contract.offer.other')}
          </Link>
        </p>
        <div className={styles.kind}>
          <Segmented
            label={t('contract.offer.kind')}
            value={option.kind}
            onChange={offer.chooseKind}
            options={choices.options.map(({ kind }) => ({
              value: kind,
              label: t(`contract.kinds.${kind}`),
            }))}
          />
          <p className={styles.muted}>{t(`contract.kindSays.${option.kind}`)}</p>
        </div>
        {option.offered && <p className={styles.waits}>{t('contract.offer.waits')}</p>}
        <section className={styles.terms}>
          <h2>{t('contract.offer.terms')}</h2>
          <TermsForm
            key={option.kind}
            value={terms}
            onChange={offer.changeTerms}
            limits={limits}
            strict={strict}
          />
        </section>
      </div>
      <div className={styles.side}>
        {whole && (
          <section className={styles.card}>
            <h2>{t(option.inForce ? 'contract.compare.title' : 'contract.compare.firstTitle')}</h2>
            <TermsComparison terms={whole} before={option.inForce?.terms ?? null} currency={currency} />
          </section>
        )}
        <OfferForecast downline={downline} terms={whole} />
        <div className={styles.action}>
          <p role="alert" className={styles.fault}>
            {strict && !whole && t('contract.offer.fix')}
          </p>
          <FormRefusal refusal={offer.refusal} />
          <Button type="submit" tone="primary" size="large" wide loading={offer.busy}>
            {t('contract.offer.submit')}
          </Button>
          <p className={styles.muted}>{t('contract.offer.sent', { downline: downline.account })}</p>
        </div>
      </div>
    </form>
  );
}
