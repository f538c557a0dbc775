import { useTranslation } from 'react-i18next';
import { type CampaignTerms, PROMO_CATEGORIES } from '#libs/rewards/common/campaign';
import type { LanguageCode } from '#libs/site/common/locales';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Stack } from '../../../ui/layout/stack';
import { Tabs } from '../../../ui/layout/tabs';
import { useBrandLanguages } from '../content/use-brand-languages';
import type { CampaignFormState } from './campaign-form-state';
import { CampaignChoice } from './campaign-inputs';
import { CampaignSection, Wide } from './campaign-section';

type CampaignText = NonNullable<CampaignTerms['texts'][LanguageCode]>;

interface CampaignWhatProps {
  form: CampaignFormState;
  language: LanguageCode;
  onLanguage: (language: LanguageCode) => void;
}

/** Where members find it, and what it says in each language. */
export function CampaignWhat({ form, language, onLanguage }: CampaignWhatProps) {
  const { t } = useTranslation('operations');
  const languages = useBrandLanguages();
  return (
    <CampaignSection name="what">
      <CampaignChoice
        form={form}
        name="category"
        options={PROMO_CATEGORIES.map((value) => ({ value, label: t(`campaigns.categories.${value}`) }))}
      />
      <Wide>
        <Tabs
          label={t('content.languages')}
          value={language}
          onChange={onLanguage}
          tabs={languages.map((each) => ({
            value: each,
            label: isWrong(form, each) ? `${each} !` : each,
            panel: <CampaignTexts language={each} form={form} />,
          }))}
        />
      </Wide>
    </CampaignSection>
  );
}

const isWrong = ({ errors }: Pick<CampaignFormState, 'errors'>, language: LanguageCode): boolean =>
  TEXT_PARTS.some((part) => `texts.${language}.${part}` in errors);
export const TEXT_PARTS = ['title', 'text', 'contact.label', 'contact.url'] as const;

function CampaignTexts({ language, form }: { language: LanguageCode; form: CampaignFormState }) {
  const { t } = useTranslation('operations');
  const errors: Partial<Record<string, string>> = form.errors;
  const text = form.fields.texts[language] ?? { title: '', text: '' };
  const contact = text.contact ?? { label: '', url: '' };
  const change = (changed: Partial<CampaignText>) =>
    form.set({ texts: { ...form.fields.texts, [language]: { ...text, ...changed } } });
  const changeContact = (changed: Partial<typeof contact>) => change({ contact: { ...contact, ...changed } });
  return (
    <Stack gap={4}>
      <TextField
        name={`texts.${language}.title`}
        label={t('content.titleOf')}
        hint={t('campaigns.languageHint')}
        maxLength={80}
        value={text.title}
        error={errors[`texts.${language}.title`] ?? errors.texts}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        name={`texts.${language}.text`}
        label={t('campaigns.textOf')}
        maxLength={2000}
        value={text.text}
        error={errors[`texts.${language}.text`]}
        onChange={(event) => change({ text: event.target.value })}
      />
      <TextField
        name={`texts.${language}.contact.label`}
        label={t('campaigns.contactLabel')}
        hint={t('campaigns.contactHint')}
        maxLength={60}
        value={contact.label}
        error={errors[`texts.${language}.contact.label`]}
        onChange={(event) => changeContact({ label: event.target.value })}
      />
      <TextField
        name={`texts.${language}.contact.url`}
        label={t('campaigns.contactUrl')}
        type="url"
        maxLength={500}
        value={contact.url}
        error={errors[`texts.${language}.contact.url`]}
        onChange={(event) => changeContact({ url: event.target.value })}
      />
    </Stack>
  );
}
