import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  CONSENT_CHANNELS,
  CONSENT_PRODUCTS,
  type ConsentProduct,
  type ConsentTo,
} from '#libs/messaging/common/consent';
import { getConsents, setConsents } from '#libs/messaging/common/messaging.calls';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';
import { FormRefusal } from '../../../forms/form-refusal';
import { useCommand } from '../../../forms/use-command';
import { Loaded } from '../../../lists/loaded';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Row } from '../../../ui/layout/row';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';

const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: () => callApi(getConsents, {}),
});

/** Which offers the member agrees to, and how they may come: none, until the member says so. */
export function Consents() {
  const { t } = useTranslation();
  const consents = useQuery(consentsQuery);
  const command = useCommand(setConsents, {
    onAnswer: () => queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey }),
  });
  return (
    <Section ruled title={t('messages.consents')} text={t('messages.consentsText')}>
      <Loaded query={consents} room="medium">
        {({ given }) => (
          <Stack gap={4}>
            {CONSENT_PRODUCTS.map((product) => (
              <OfProduct
                key={product}
                product={product}
                given={given}
                onChoose={(choice) => void command.run({ choices: [choice] })}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      <Text tone="muted" size="small">
        {t('messages.marketingText')}
      </Text>
      <FormRefusal refusal={command.refusal} />
    </Section>
  );
}

interface OfProductProps {
  product: ConsentProduct;
  given: ConsentTo[];
  onChoose: (choice: ConsentTo & { given: boolean }) => void;
}

function OfProduct({ product, given, onChoose }: OfProductProps) {
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
            checked={given.some((one) => one.product === product && one.channel === channel)}
            onChange={(event) => onChoose({ product, channel, given: event.target.checked })}
          />
        ))}
      </Row>
    </Stack>
  );
}
