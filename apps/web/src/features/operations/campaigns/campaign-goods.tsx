import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Text } from '../../../ui/layout/text';
import type { CampaignFormState } from './campaign-form-state';
import { CampaignBoxes } from './campaign-inputs';
import { Wide } from './campaign-section';
import { campaignGoodsQuery } from './campaigns.api';

/** The goods among which members choose, those too that the mall does not list. */
export function CampaignGoods({ form }: { form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  const { count } = useAmountText();
  const { data: goods = [], isSuccess } = useQuery(campaignGoodsQuery);
  return (
    <Wide>
      <CampaignBoxes
        form={form}
        name="reward.goods.choice"
        options={goods.map(({ id, name, left }) => ({
          value: id,
          label: t('campaigns.goodsLeft', { name, left: count(left) }),
        }))}
      />
      {isSuccess && goods.length === 0 && <Text tone="muted">{t('campaigns.noGoods')}</Text>}
    </Wide>
  );
}
