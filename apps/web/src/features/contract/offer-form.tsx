import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import { FormRefusal } from '../../forms/form-refusal';
import { Button } from '../../ui/forms/button';
import { Segmented } from '../../ui/forms/segmented';
import { Beside } from '../../ui/layout/beside';
import { Callout } from '../../ui/layout/callout';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './offer.module.css';
import { OfferForecast } from './offer-forecast';
import { TermsForm } from './shared/terms-form';
import { TermsComparison } from './terms-comparison';
import { type OfferChoices, useOffer } from './use-offer';

interface OfferFormProps {
  choices: OfferChoices;
  first: ContractKind | undefined;
}

/** The terms to be offered, beside what they change and what they would have paid. */
export function OfferForm({ choices, first }: OfferFormProps) {
  const { t } = useTranslation('agency');
  const offer = useOffer(choices, first);
  const { option, terms, limits, valid, form } = offer;
  const { downline, currency } = choices;
  return (
    <form {...form.formProps}>
      <Beside
        side={
          <>
            {valid && (
              <Section
                card
                title={t(option.inForce ? 'contract.compare.title' : 'contract.compare.firstTitle')}
              >
                <TermsComparison terms={valid} before={option.inForce?.terms ?? null} currency={currency} />
              </Section>
            )}
            <OfferForecast downline={downline} terms={valid} />
            <Stack>
              {form.errors.terms && (
                <Text role="alert" tone="live">
                  {t('contract.offer.fix')}
                </Text>
              )}
              <FormRefusal refusal={form.refusal} />
              <Button type="submit" tone="primary" size="large" wide loading={form.busy}>
                {t('contract.offer.submit')}
              </Button>
              <Text size="small" tone="muted">
                {t('contract.offer.sent', { downline: downline.account })}
              </Text>
            </Stack>
          </>
        }
      >
        <Row as="p">
          <Text as="span" size="small" tone="muted">
            {t('contract.offer.downline')}
          </Text>
          <strong>{downline.account}</strong>
          <Link to="." className={styles.link}>
            {t('contract.offer.other')}
          </Link>
        </Row>
        <Stack>
          <Segmented
            label={t('contract.offer.kind')}
            value={option.kind}
            onChange={offer.chooseKind}
            options={choices.options.map(({ kind }) => ({
              value: kind,
              label: t(`contract.kinds.${kind}`),
            }))}
          />
          <Text size="small" tone="muted">
            {t(`contract.kindSays.${option.kind}`)}
          </Text>
        </Stack>
        {option.offered && (
          <Callout>
            <p>{t('contract.offer.waits')}</p>
          </Callout>
        )}
        <Section title={t('contract.offer.terms')}>
          <TermsForm
            key={option.kind}
            value={terms}
            onChange={offer.changeTerms}
            limits={limits}
            strict={form.errors.terms !== undefined}
          />
        </Section>
      </Beside>
    </form>
  );
}
