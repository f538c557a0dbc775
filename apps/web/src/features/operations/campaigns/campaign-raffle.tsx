import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CampaignFormState } from './campaign-form-state';
import { CampaignChoice } from './campaign-inputs';
import { campaignRafflesQuery } from './campaigns.api';

/** The raffle whose tickets are given. */
export function CampaignRaffle({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  const { data: raffles = [] } = useQuery(campaignRafflesQuery);
  return (
    <CampaignChoice
      form={form}
      name="reward.raffle"
      options={[
        { value: '', label: t('campaigns.chooseRaffle') },
        ...raffles.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
