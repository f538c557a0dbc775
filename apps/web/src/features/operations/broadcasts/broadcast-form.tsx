import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BroadcastDraft, broadcastDraft } from '#libs/messaging/common/broadcast';
import { saveBroadcast } from '#libs/operations/common/broadcasts.calls';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { Form } from '../../../forms/form';
import { type Sending, useForm } from '../../../forms/use-form';
import { Tabs } from '../../../ui/layout/tabs';
import { useBrandLanguages } from '../content/use-brand-languages';
import { useHasPermission } from '../operator-store';
import { BroadcastAudience } from './broadcast-audience';
import { BroadcastTexts } from './broadcast-texts';

interface BroadcastFormProps {
  saved: BroadcastDraft;
  /** How many members its uploaded list has. */
  listed: number | null;
  sending: Sending;
  onSave: (draft: BroadcastDraft) => void;
}

/** The draft in a form. */
export function BroadcastForm({ saved, listed, sending, onSave }: BroadcastFormProps) {
  const { t } = useTranslation('operations');
  const languages = useBrandLanguages();
  const mayWrite = useHasPermission()(saveBroadcast.permission);
  const [language, setLanguage] = useState(languages[0] ?? 'EN');
  const form = useForm(saved, {
    sending,
    names: [
      'texts',
      'audience.list',
      ...languages.flatMap((each) => [`texts.${each}.title`, `texts.${each}.content`]),
    ],
    check: (fields) => fieldErrorsOf(broadcastDraft, fields),
    submit: onSave,
  });
  return (
    <Form form={form} action={t('content.save')} disabledReason={!mayWrite && t('content.mayNotWrite')}>
      <Tabs
        label={t('content.languages')}
        value={language}
        onChange={setLanguage}
        tabs={languages.map((each) => ({
          value: each,
          label: each,
          panel: <BroadcastTexts language={each} form={form} />,
        }))}
      />
      <BroadcastAudience form={form} listed={listed} />
    </Form>
  );
}
