import type { FieldError } from '#libs/platform/common/errors';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { campaignTerms } from '#libs/rewards/common/campaign';
import type { useForm } from '../../../forms/use-form';
import { termsOf } from './campaign-terms';
import type { CampaignValues } from './campaign-values';

/** What the parts of the form take of it. */
export type CampaignFormState = ReturnType<typeof useForm<CampaignValues>>;

/** What the server would refuse to save. A part of a list belongs to the field of the whole list. */
export const valueErrors = (values: CampaignValues): FieldError[] =>
  fieldErrorsOf(campaignTerms, termsOf(values)).map((error) => ({
    ...error,
    field: error.field.replace(/\.\d+(\..*)?$/, ''),
  }));
