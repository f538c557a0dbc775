import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { PERIODS } from '#libs/rewards/common/campaign';
import { PRODUCTS, typesOf } from '#libs/rewards/common/play-scope';
import type { CampaignFormState } from './campaign-form-state';
import { CampaignBoxes, CampaignChoice, CampaignInput } from './campaign-inputs';
import { Wide } from './campaign-section';

/** After which period losses are counted, and of which games. */
export function CampaignScope({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation(['operations', 'translation']);
  const product = form.fields['trigger.scope.product'] || null;
  const types = typesOf({ product, types: null }) ?? CATEGORIES;
  return (
    <>
      <CampaignChoice
        form={form}
        name="trigger.every"
        label={t('campaigns.period')}
        options={PERIODS.map((value) => ({ value, label: t(`campaigns.every.${value}`) }))}
      />
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
