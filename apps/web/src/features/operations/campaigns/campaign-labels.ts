import type { CampaignValues } from './campaign-values';

export type CampaignField = Exclude<keyof CampaignValues, 'texts'>;
type Underscored<Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Path;

/** The phrase that names a field of the form. */
export const campaignLabel = <Field extends CampaignField>(field: Field) =>
  `campaigns.fields.${field.replaceAll('.', '_') as Underscored<Field>}` as const;
