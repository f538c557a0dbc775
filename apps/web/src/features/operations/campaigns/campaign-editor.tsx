import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCampaign } from '#libs/operations/common/campaigns.calls';
import type { CampaignDetail, CampaignTerms } from '#libs/rewards/common/campaign';
import { isSameDraft } from '#libs/site/common/saved-versions';
import type { ApiError } from '../../../data/calls/api-error';
import { Form } from '../../../forms/form';
import { type Sending, useForm } from '../../../forms/use-form';
import { Stack } from '../../../ui/layout/stack';
import { useBrandLanguages } from '../content/use-brand-languages';
import { useHasPermission } from '../operator-store';
import { DraftConflict } from '../versions/draft-conflict';
import { CampaignCheck } from './campaign-check';
import { valueErrors } from './campaign-form-state';
import { CampaignLimits } from './campaign-limits';
import { CampaignMoves } from './campaign-moves';
import { CampaignReward } from './campaign-reward';
import { CampaignStatus } from './campaign-status';
import { termsOf } from './campaign-terms';
import { CampaignWhen, CampaignWho } from './campaign-trigger';
import type { CampaignValues } from './campaign-values';
import { CampaignWhat, TEXT_PARTS } from './campaign-what';
import { useCampaignReading } from './use-campaign-reading';

interface CampaignEditorProps {
  /** Nothing while it is new. */
  campaign?: CampaignDetail;
  saved: CampaignValues;
  sending: Sending;
  /** `version` is the one that the operator has read. */
  onSave: (draft: CampaignTerms, version: number) => void;
}

/** The draft in a form. What another operator saves meanwhile is said, and overwrites nothing that was typed. */
export function CampaignEditor({ campaign, saved, sending, onSave }: CampaignEditorProps) {
  const { t } = useTranslation('operations');
  const languages = useBrandLanguages();
  const reading = useCampaignReading();
  const mayWrite = useHasPermission()(saveCampaign.permission);
  const [language, setLanguage] = useState(languages[0] ?? 'EN');
  const [read, setRead] = useState({ version: campaign?.version ?? 0, values: saved });
  const form = useForm(read.values, {
    sending,
    names: ['texts', ...languages.flatMap((each) => TEXT_PARTS.map((part) => `texts.${each}.${part}`))],
    check: valueErrors,
    submit: (values) => onSave(termsOf(values), read.version),
  });
  const newest = campaign?.version ?? 0;
  const take = (values: CampaignValues) => {
    form.fill(values);
    setRead({ version: newest, values: saved });
    sending.clear();
  };
  const isUntouched = isSameDraft(form.fields, read.values);
  // What was saved from here, or by somebody else while nothing was typed here, is what stands.
  if (newest !== read.version && (isUntouched || isSameDraft(form.fields, saved))) take(saved);
  const showErrors = (refusal: ApiError) => {
    form.show(refusal);
    const wrong = languages.find((each) =>
      refusal.detail.fields?.some(({ field }) => field.startsWith(`texts.${each}`)),
    );
    if (wrong) setLanguage(wrong);
  };
  const isEnded = campaign?.state === 'ended';
  return (
    <Stack gap={4}>
      {campaign && <CampaignStatus campaign={campaign} />}
      {campaign && newest !== read.version && (
        <DraftConflict
          by={campaign.changedBy}
          version={newest}
          theirs={reading(saved)}
          mine={reading(form.fields)}
          onTakeTheirs={() => take(saved)}
          onKeepMine={() => take(form.fields)}
        />
      )}
      <Form
        form={form}
        action={t('content.save')}
        disabledReason={isEnded ? t('campaigns.ended') : !mayWrite && t('content.mayNotWrite')}
      >
        <Stack as="fieldset" gap={5} {...{ disabled: isEnded || !mayWrite }}>
          <CampaignWhat form={form} language={language} onLanguage={setLanguage} />
          <CampaignWhen form={form} />
          <CampaignWho form={form} />
          <CampaignReward form={form} />
          <CampaignLimits form={form} />
        </Stack>
      </Form>
      {!isEnded && <CampaignCheck form={form} onWrong={showErrors} />}
      {campaign && (
        <CampaignMoves
          campaign={campaign}
          unsaved={!isSameDraft(form.fields, saved)}
          onRefused={showErrors}
        />
      )}
    </Stack>
  );
}
