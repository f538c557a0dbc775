import { useTranslation } from 'react-i18next';
import { CONSENT_CHANNELS, CONSENT_PRODUCTS, type ConsentProduct } from '#libs/messaging/common/consent';
import { FormRefusal } from '../../../forms/form-refusal';
import { Loaded } from '../../../lists/loaded';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Row } from '../../../ui/layout/row';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { type ConsentChoice, useConsentChoices } from './use-consent-choices';

/** Which offers the member agrees to, and how they may come: none, until the member says so. */
export function Consents() {
  const { t } = useTranslation();
  const { query, isGiven, choose, isSaving, refusal } = useConsentChoices();
  return (
    <Section ruled busy={isSaving} title={t('messages.consents')} text={t('messages.consentsText')}>
      <Loaded query={query} room="medium">
        {({ given }) => (
          <Stack gap={4}>
            {CONSENT_PRODUCTS.map((product) => (
              <OfProduct
                key={product}
                product={product}
                isGiven={(channel) => isGiven({ product, channel }, given)}
                onChoose={choose}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      <Text tone="muted" size="small">
        {t('messages.marketingText')}
      </Text>
      <FormRefusal refusal={refusal} />
    </Section>
  );
}

interface OfProductProps {
  product: ConsentProduct;
  isGiven: (channel: ConsentChoice['channel']) => boolean;
  onChoose: (choice: ConsentChoice) => void;
}

function OfProduct({ product, isGiven, onChoose }: OfProductProps) {
  const { t } = useTranslation();
  const label = t(`messages.product.${product}`);
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <Text>{label}</Text>
      <Row gap={4}>
        {CONSENT_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`messages.channel.${channel}`)}
            checked={isGiven(channel)}
            onChange={(event) => onChoose({ product, channel, given: event.target.checked })}
          />
        ))}
      </Row>
    </Stack>
  );
}
