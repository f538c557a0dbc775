import { useTranslation } from 'react-i18next';
import { APPLICATION_IMAGES } from '#libs/rewards/common/application';
import { WEEKDAYS, weekdayText } from '../../../i18n/weekday-text';
import { Text } from '../../../ui/layout/text';
import { useBrandTimeZone } from '../operator-store';
import type { CampaignFormState } from './campaign-form-state';
import {
  CampaignAmount,
  CampaignBox,
  CampaignBoxes,
  CampaignChoice,
  CampaignInput,
  CampaignMoment,
} from './campaign-inputs';
import { CampaignSection, Wide } from './campaign-section';
import { allowsApplications, isClaimed, takesApplications } from './campaign-values';

/** How it is given, what it may cost, and when it runs. */
export function CampaignLimits({ form }: { form: CampaignFormState }) {
  const { t, i18n } = useTranslation('operations');
  const timeZone = useBrandTimeZone();
  const isGoods = form.fields['reward.kind'] === 'goods';
  return (
    <>
      <CampaignSection name="how">
        <CampaignChoice
          form={form}
          name="giving.how"
          options={(isGoods ? (['claim'] as const) : (['auto', 'claim'] as const)).map((value) => ({
            value,
            label: t(`campaigns.how.${value}`),
          }))}
        />
        {isClaimed(form.fields) && <CampaignInput form={form} name="giving.claimDays" required />}
        {allowsApplications(form.fields) && (
          <CampaignChoice
            form={form}
            name="giving.application.images"
            options={[
              { value: '', label: t('campaigns.application.not') },
              ...APPLICATION_IMAGES.map((value) => ({ value, label: t(`campaigns.application.${value}`) })),
            ]}
          />
        )}
        {takesApplications(form.fields) && (
          <CampaignInput form={form} name="giving.application.tries" required />
        )}
        {form.fields['trigger.on'] !== 'birthday' && !takesApplications(form.fields) && (
          <Wide>
            <CampaignBox form={form} name="giving.optIn" />
          </Wide>
        )}
      </CampaignSection>
      <CampaignSection name="budget">
        <CampaignAmount form={form} name="budget.amount" hint={t('campaigns.budgetHint')} />
        <CampaignInput form={form} name="budget.claims" hint={t('campaigns.emptyForNone')} />
        <CampaignInput form={form} name="budget.perMember" hint={t('campaigns.emptyForNone')} />
      </CampaignSection>
      <CampaignSection name="schedule">
        <CampaignMoment form={form} name="schedule.startsAt" required />
        <CampaignMoment form={form} name="schedule.endsAt" hint={t('campaigns.emptyForOpen')} />
        <Wide>
          <CampaignBoxes
            form={form}
            name="schedule.weekdays"
            options={WEEKDAYS.map((day) => ({
              value: String(day),
              label: weekdayText(i18n.language, day, 'long'),
            }))}
          />
        </Wide>
        <Wide>
          <Text tone="muted" size="small">
            {t('campaigns.timeHint', { zone: timeZone })}
          </Text>
        </Wide>
      </CampaignSection>
    </>
  );
}
