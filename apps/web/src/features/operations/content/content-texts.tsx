import { useTranslation } from 'react-i18next';
import type { AnnouncementKind, AnnouncementText } from '#libs/site/common/announcements';
import type { LanguageCode } from '#libs/site/common/locales';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Stack } from '../../../ui/layout/stack';
import type { ContentFormState } from './content-form-state';
import { RichTextField } from './rich-text-field';

const EMPTY: AnnouncementText = { title: '', content: '', eyebrow: '', action: '' };

interface ContentTextsProps {
  kind: AnnouncementKind;
  language: LanguageCode;
  form: ContentFormState;
}

/** What it says in one language. Without a title here, visitors get another language. */
export function ContentTexts({ kind, language, form }: ContentTextsProps) {
  const { t } = useTranslation('operations');
  const text = form.fields.texts[language] ?? EMPTY;
  const part = (name: keyof AnnouncementText) => ({
    name: `texts.${language}.${name}`,
    value: text[name],
    error: form.errors[`texts.${language}.${name}`],
    onChange: (value: string) =>
      form.set({ texts: { ...form.fields.texts, [language]: { ...text, [name]: value } } }),
  });
  const input = (name: keyof AnnouncementText) => {
    const { onChange, ...field } = part(name);
    return { ...field, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  };
  const content = part('content');
  return (
    <Stack gap={4}>
      {kind === 'B' && <TextField {...input('eyebrow')} label={t('content.eyebrow')} maxLength={60} />}
      <TextField
        {...input('title')}
        label={t('content.titleOf')}
        hint={t('content.titleHint')}
        maxLength={160}
      />
      {kind === 'B' ? (
        <>
          <TextArea {...input('content')} label={t('content.bannerText')} rows={3} />
          <TextField {...input('action')} label={t('content.action')} maxLength={40} />
        </>
      ) : (
        <RichTextField {...content} label={t('content.contentOf')} />
      )}
    </Stack>
  );
}
