import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCampaign } from '#libs/operations/common/campaigns.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { ApiError } from '../../../data/calls/api-error';
import { FormRefusal } from '../../../forms/form-refusal';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Button } from '../../../ui/forms/button';
import { Stack } from '../../../ui/layout/stack';
import { useOperatorCommand } from '../operations.api';
import { useBrandCurrency } from '../operator-store';
import { type CampaignFormState, valueErrors } from './campaign-form-state';
import { termsOf } from './campaign-terms';
import type { CampaignValues } from './campaign-values';

interface CampaignCheckProps {
  form: CampaignFormState;
  /** The draft could not be saved as it stands, so nothing was checked. */
  onWrong: (refusal: ApiError) => void;
}

/** Whom the draft would reach now and what it can cost, saved or not. The answer goes when the draft changes. */
export function CampaignCheck({ form: { fields }, onWrong }: CampaignCheckProps) {
  const { t } = useTranslation('operations');
  const [checked, setChecked] = useState<CampaignValues>();
  const [answer, setAnswer] = useState<ValueOf<typeof checkCampaign>>();
  const command = useOperatorCommand(checkCampaign, setAnswer);
  const check = () => {
    const errors = valueErrors(fields);
    if (errors.length > 0) return onWrong(new ApiError('error_invalid_input', { fields: errors }));
    setAnswer(undefined);
    setChecked(fields);
    void command.run({ draft: termsOf(fields) });
  };
  return (
    <Stack gap={3} align="start">
      <Button loading={command.busy} onClick={check}>
        {t('campaigns.check')}
      </Button>
      <div role="status">{answer && checked === fields && <Answer {...answer} />}</div>
      <FormRefusal refusal={command.refusal} />
    </Stack>
  );
}

function Answer({ members, highestCost, takesTwo }: ValueOf<typeof checkCampaign>) {
  const { t } = useTranslation('operations');
  const { amount, count } = useAmountText();
  const currency = useBrandCurrency();
  return (
    <Stack gap={1}>
      <p>{t('campaigns.members', { count: members, shown: count(members) })}</p>
      <p>
        {highestCost === null
          ? t('campaigns.noCost')
          : t('campaigns.cost', { amount: amount(highestCost, currency) })}
      </p>
      <p>{t(takesTwo ? 'campaigns.takesTwo' : 'campaigns.takesOne')}</p>
    </Stack>
  );
}
