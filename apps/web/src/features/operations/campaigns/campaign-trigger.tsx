import { useTranslation } from 'react-i18next';
import { HIGHEST_LEVEL } from '#libs/messaging/common/broadcast';
import { ONCE_PER, PERIODS, REFERRAL_SIDES, TRIGGERS } from '#libs/rewards/common/campaign';
import { useAmountText } from '../../../i18n/use-amount-text';
import type { CampaignFormState } from './campaign-form-state';
import {
  CampaignAmount,
  CampaignBox,
  CampaignBoxes,
  CampaignChoice,
  CampaignInput,
  CampaignMoment,
} from './campaign-inputs';
import { CampaignScope } from './campaign-scope';
import { CampaignSection, Wide } from './campaign-section';
import { withTrigger } from './campaign-values';

/** What a member does to get it, with the fields of that alone. */
export function CampaignWhen({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  const on = form.fields['trigger.on'];
  return (
    <CampaignSection name="when">
      <CampaignChoice
        form={form}
        name="trigger.on"
        options={TRIGGERS.map((value) => ({ value, label: t(`campaigns.triggers.${value}`) }))}
        onChange={(value) => {
          const chosen = TRIGGERS.find((each) => each === value);
          if (chosen) form.set(withTrigger(chosen));
        }}
      />
      {on === 'login' && (
        <>
          <CampaignChoice
            form={form}
            name="trigger.every"
            options={(['once', 'day'] as const).map((value) => ({
              value,
              label: t(`campaigns.every.${value}`),
            }))}
          />
          <Wide>
            <CampaignBox form={form} name="trigger.app" />
          </Wide>
        </>
      )}
      {on === 'deposit' && (
        <>
          <CampaignAmount form={form} name="trigger.least" required />
          <CampaignInput form={form} name="trigger.nth" hint={t('campaigns.nthHint')} />
          <CampaignChoice
            form={form}
            name="trigger.within"
            options={[
              { value: '', label: t('campaigns.withinAll') },
              ...PERIODS.map((value) => ({ value, label: t(`campaigns.every.${value}`) })),
            ]}
          />
        </>
      )}
      {on === 'level' && (
        <CampaignInput form={form} name="trigger.least" label={t('campaigns.levelLeast')} required />
      )}
      {(on === 'period' || on === 'measure' || on === 'rank' || on === 'draw') && (
        <CampaignScope form={form} />
      )}
      {on === 'referral' && <CampaignReferral form={form} />}
      {on === 'code' && (
        <CampaignInput form={form} name="trigger.code" hint={t('campaigns.codeHint')} required />
      )}
    </CampaignSection>
  );
}

/** Whom a referral rewards, and what the referred member does for it. */
function CampaignReferral({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  return (
    <>
      <CampaignChoice
        form={form}
        name="trigger.side"
        options={REFERRAL_SIDES.map((value) => ({ value, label: t(`campaigns.sides.${value}`) }))}
      />
      <CampaignInput form={form} name="trigger.days" required />
      <CampaignAmount form={form} name="trigger.deposit" required />
      <CampaignInput form={form} name="trigger.holdHours" required />
      <CampaignAmount form={form} name="trigger.validBet" required />
      {form.fields['trigger.side'] === 'referrer' && (
        <CampaignInput form={form} name="trigger.perMonth" hint={t('campaigns.perMonthHint')} />
      )}
    </>
  );
}

/** Who may take part. */
export function CampaignWho({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  const { count } = useAmountText();
  return (
    <CampaignSection name="who">
      <CampaignInput
        form={form}
        name="eligibility.levels"
        hint={t('campaigns.levelsHint', { most: count(HIGHEST_LEVEL) })}
      />
      <CampaignInput
        form={form}
        name="eligibility.tags"
        hint={t('campaigns.tagsHint')}
        error={form.errors['eligibility.tags'] && t('member.tagWrong')}
      />
      <CampaignMoment form={form} name="eligibility.registeredFrom" hint={t('campaigns.emptyForAll')} />
      <Wide>
        <CampaignBoxes
          form={form}
          name="eligibility.oncePer"
          options={ONCE_PER.map((value) => ({ value, label: t(`campaigns.oncePer.${value}`) }))}
        />
      </Wide>
      <Wide>
        <CampaignBox form={form} name="eligibility.agents" />
      </Wide>
    </CampaignSection>
  );
}
