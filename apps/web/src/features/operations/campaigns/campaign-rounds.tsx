import { useTranslation } from 'react-i18next';
import { WINNINGS } from '#libs/rewards/common/free-rounds';
import type { CampaignFormState } from './campaign-form-state';
import { CampaignAmount, CampaignChoice, CampaignInput } from './campaign-inputs';

/** Of free rounds: on which game, at which stake, for how long, and what is won becomes. */
export function CampaignRounds({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  return (
    <>
      <CampaignInput form={form} name="reward.rounds.title" hint={t('campaigns.roundsTitleHint')} required />
      <CampaignAmount form={form} name="reward.rounds.value" required />
      <CampaignInput form={form} name="reward.rounds.days" required />
      <CampaignChoice
        form={form}
        name="reward.rounds.winnings"
        options={WINNINGS.map((value) => ({ value, label: t(`campaigns.winnings.${value}`) }))}
      />
    </>
  );
}
