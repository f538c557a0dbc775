import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '#libs/games/common/games.calls';
import {
  isPlayMeasure,
  MEASURES,
  PERIODS,
  RANK_METRICS,
  RANK_TIES,
  TICKET_SOURCES,
} from '#libs/rewards/common/campaign';
import { PRODUCTS, typesOf } from '#libs/rewards/common/play-scope';
import type { CampaignFormState } from './campaign-form-state';
import { CampaignAmount, CampaignBoxes, CampaignChoice, CampaignInput } from './campaign-inputs';
import { Wide } from './campaign-section';

/** What is counted in which period, and of which games: losses, what a mission measures, what a leaderboard ranks by, or what earns tickets. */
export function CampaignScope({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  const isMission = form.fields['trigger.on'] === 'measure';
  const isRank = form.fields['trigger.on'] === 'rank';
  const isDraw = form.fields['trigger.on'] === 'draw';
  const periods = isMission || isRank || isDraw ? (['once', ...PERIODS] as const) : PERIODS;
  return (
    <>
      {isMission && (
        <CampaignChoice
          form={form}
          name="trigger.measure"
          options={MEASURES.map((value) => ({ value, label: t(`campaigns.measures.${value}`) }))}
        />
      )}
      {isRank && (
        <>
          <CampaignChoice
            form={form}
            name="trigger.metric"
            options={RANK_METRICS.map((value) => ({ value, label: t(`campaigns.metrics.${value}`) }))}
          />
          <CampaignChoice
            form={form}
            name="trigger.ties"
            options={RANK_TIES.map((value) => ({ value, label: t(`campaigns.ties.${value}`) }))}
          />
        </>
      )}
      {isDraw && (
        <>
          <CampaignChoice
            form={form}
            name="trigger.source"
            options={TICKET_SOURCES.map((value) => ({ value, label: t(`campaigns.sources.${value}`) }))}
          />
          <CampaignAmount form={form} name="trigger.each" required />
        </>
      )}
      <CampaignChoice
        form={form}
        name="trigger.every"
        label={t('campaigns.period')}
        options={periods.map((value) => ({ value, label: t(`campaigns.every.${value}`) }))}
      />
      {(!isMission || isPlayMeasure(form.fields['trigger.measure'])) && <CampaignGames form={form} />}
    </>
  );
}

/** The games of which play counts. */
function CampaignGames({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation(['operations', 'translation']);
  const product = form.fields['trigger.scope.product'] || null;
  const types = typesOf({ product, types: null }) ?? CATEGORIES;
  return (
    <>
      <CampaignChoice
        form={form}
        name="trigger.scope.product"
        options={[
          { value: '', label: t('campaigns.allGames') },
          ...PRODUCTS.map((value) => ({ value, label: t(`campaigns.products.${value}`) })),
        ]}
        onChange={(value) =>
          form.set({
            'trigger.scope.product': PRODUCTS.find((each) => each === value) ?? '',
            'trigger.scope.types': '',
          })
        }
      />
      <Wide>
        <CampaignBoxes
          form={form}
          name="trigger.scope.types"
          options={types.map((value) => ({ value, label: t(`translation:category.${value}`) }))}
        />
      </Wide>
      <CampaignInput form={form} name="trigger.scope.vendors" hint={t('campaigns.vendorsHint')} />
      <CampaignInput form={form} name="trigger.scope.titles" hint={t('campaigns.titlesHint')} />
    </>
  );
}
