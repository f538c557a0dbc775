import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getConsents, setConsents } from '#libs/messaging/common/messaging.calls';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';
import { FormRefusal } from '../../../forms/form-refusal';
import { useCommand } from '../../../forms/use-command';
import { Loaded } from '../../../lists/loaded';
import { Switch } from '../../../ui/forms/switch';
import { Section } from '../../../ui/layout/section';
import { Text } from '../../../ui/layout/text';

const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: () => callApi(getConsents, {}),
});

/** What the member agrees to be sent: nothing, until the member says so. */
export function Consents() {
  const { t } = useTranslation();
  const consents = useQuery(consentsQuery);
  const command = useCommand(setConsents, {
    onAnswer: () => queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey }),
  });
  return (
    <Section ruled title={t('messages.consents')}>
      <Loaded query={consents} room="small">
        {({ marketing }) => (
          <Switch
            label={t('messages.marketing')}
            checked={marketing}
            onCheckedChange={(agrees) => void command.run({ marketing: agrees })}
          />
        )}
      </Loaded>
      <Text tone="muted" size="small">
        {t('messages.marketingText')}
      </Text>
      <FormRefusal refusal={command.refusal} />
    </Section>
  );
}
