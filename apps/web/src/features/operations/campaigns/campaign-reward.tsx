import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { REWARD_KINDS } from '#libs/rewards/common/campaign';
import type { CampaignFormState } from './campaign-form-state';
import { CampaignGoods } from './campaign-goods';
import { CampaignAmount, CampaignChoice, CampaignInput } from './campaign-inputs';
import { CampaignRaffle } from './campaign-raffle';
import { CampaignRounds } from './campaign-rounds';
import { CampaignSection } from './campaign-section';
import { allowsPercent, givesBonus, sizeKindOf } from './campaign-values';
import { wageringPlansQuery } from './campaigns.api';

/** What a member gets, and what has to be staked before it is free. */
export function CampaignReward({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  const { fields } = form;
  const kind = fields['reward.kind'];
  const isOfLoss = fields['trigger.on'] === 'period';
  const sizeKind = sizeKindOf(fields);
  const isRounds = kind === 'free-rounds';
  return (
    <CampaignSection name="reward">
      <CampaignChoice
        form={form}
        name="reward.kind"
        options={REWARD_KINDS.filter((value) => !isOfLoss || value === 'cash' || value === 'bonus').map(
          (value) => ({
            value,
            label: t(`campaigns.kinds.${value}`),
          }),
        )}
      />
      {!isOfLoss && sizeKind !== 'steps' && sizeKind !== 'ranks' && (
        <CampaignChoice
          form={form}
          name="reward.size.kind"
          options={(['fixed', 'level', 'percent'] as const)
            .filter((value) => value !== 'percent' || allowsPercent(fields))
            .map((value) => ({ value, label: t(`campaigns.sizes.${value}`) }))}
        />
      )}
      {sizeKind === 'percent' && (
        <>
          <CampaignInput
            form={form}
            name="reward.size.percent"
            label={isOfLoss ? t('campaigns.percentOfLoss') : undefined}
            required
          />
          <CampaignAmount form={form} name="reward.size.least" hint={t('campaigns.leastHint')} />
          <CampaignAmount form={form} name="reward.size.most" required />
        </>
      )}
      {sizeKind === 'steps' && (
        <CampaignInput form={form} name="reward.size.steps" hint={t('campaigns.stepsHint')} required />
      )}
      {sizeKind === 'ranks' && (
        <CampaignInput form={form} name="reward.size.prizes" hint={t('campaigns.prizesHint')} required />
      )}
      {sizeKind === 'level' && (
        <CampaignInput
          form={form}
          name="reward.size.amounts"
          label={isRounds ? t('campaigns.roundsOfLevels') : undefined}
          hint={t('campaigns.amountsHint')}
          required
        />
      )}
      {sizeKind === 'fixed' && isRounds && (
        <CampaignInput form={form} name="reward.size.amount" label={t('campaigns.roundsAmount')} required />
      )}
      {sizeKind === 'fixed' && !isRounds && (
        <CampaignAmount
          form={form}
          name="reward.size.amount"
          label={kind === 'goods' ? t('campaigns.goodsWorth') : undefined}
          hint={kind === 'goods' ? t('campaigns.goodsWorthHint') : undefined}
          points={kind === 'points' || kind === 'tickets'}
          required
        />
      )}
      {kind === 'goods' && <CampaignGoods form={form} />}
      {kind === 'tickets' && <CampaignRaffle form={form} />}
      {isRounds && <CampaignRounds form={form} />}
      {kind !== 'points' && kind !== 'tickets' && <Wagering form={form} />}
    </CampaignSection>
  );
}

/** Points are never staked; of cash only the sum and the games count. */
function Wagering({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  const isBonus = givesBonus(form.fields);
  const ofWhat = form.fields['reward.kind'] === 'free-rounds' ? 'winningsTimesHint' : 'cashTimesHint';
  const plan = form.fields['reward.wagering.plan'];
  const plans = useQuery(wageringPlansQuery).data ?? [];
  const named = plans.map(({ id, name }) => ({ value: id, label: name }));
  const unnamed = plan !== '' && !plans.some(({ id }) => id === plan) ? [{ value: plan, label: plan }] : [];
  return (
    <>
      <CampaignInput
        form={form}
        name="reward.wagering.times"
        hint={t(form.fields['reward.kind'] === 'bonus' ? 'campaigns.timesHint' : `campaigns.${ofWhat}`)}
        required
      />
      <CampaignChoice
        form={form}
        name="reward.wagering.plan"
        options={[{ value: '', label: t('campaigns.everyGame') }, ...named, ...unnamed]}
      />
      {isBonus && (
        <>
          <CampaignChoice
            form={form}
            name="reward.wagering.counts"
            options={(['all', 'bonus'] as const).map((value) => ({
              value,
              label: t(`campaigns.counts.${value}`),
            }))}
          />
          <CampaignAmount form={form} name="reward.wagering.maxBet" hint={t('campaigns.emptyForNone')} />
          <CampaignInput form={form} name="reward.wagering.days" required />
          <CampaignChoice
            form={form}
            name="reward.wagering.onWithdrawal"
            options={(['forfeit', 'keep'] as const).map((value) => ({
              value,
              label: t(`campaigns.onWithdrawal.${value}`),
            }))}
          />
        </>
      )}
    </>
  );
}
