import { useTranslation } from 'react-i18next';
import type { BroadcastText } from '#libs/messaging/common/broadcast';
import type { LanguageCode } from '#libs/site/common/locales';
import { TextField } from '../../../ui/forms/text-field';
import { Stack } from '../../../ui/layout/stack';
import { RichTextField } from '../content/rich-text-field';
import type { BroadcastFormState } from './broadcast-form-state';

/** What it says in one language. Without a title here, members get another language. */
export function BroadcastTexts({ language, form }: { language: LanguageCode; form: BroadcastFormState }) {
  const { t } = useTranslation('operations');
  const text = form.fields.texts[language] ?? { title: '', content: '' };
  const change = (changed: Partial<BroadcastText>) =>
    form.set({ texts: { ...form.fields.texts, [language]: { ...text, ...changed } } });
  return (
    <Stack gap={4}>
      <TextField
        name={`texts.${language}.title`}
        label={t('content.titleOf')}
        hint={t('content.titleHint')}
        maxLength={160}
        value={text.title}
        error={form.errors[`texts.${language}.title`] ?? form.errors.texts}
        onChange={(event) => change({ title: event.target.value })}
      />
      <RichTextField
        name={`texts.${language}.content`}
        label={t('content.contentOf')}
        value={text.content}
        error={form.errors[`texts.${language}.content`]}
        onChange={(content) => change({ content })}
      />
    </Stack>
  );
}
