import { useTranslation } from 'react-i18next';
import {
  type AnnouncementKind,
  type AnnouncementText,
  announcementText,
} from '#libs/site/common/announcements';
import type { LanguageCode } from '#libs/site/common/locales';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Stack } from '../../../ui/layout/stack';
import type { ContentFormState } from './content-form-state';
import { ContentImageField } from './content-image-field';
import { RichTextField } from './rich-text-field';

const EMPTY = announcementText.parse({ title: '' });

interface ContentTextsProps {
  kind: AnnouncementKind;
  language: LanguageCode;
  form: ContentFormState;
}

/** What it says in one language. Without a title here, visitors get another language. */
export function ContentTexts({ kind, language, form }: ContentTextsProps) {
  const { t } = useTranslation('operations');
  const text = form.fields.texts[language] ?? EMPTY;
  const change = (changed: Partial<AnnouncementText>) =>
    form.set({ texts: { ...form.fields.texts, [language]: { ...text, ...changed } } });
  const part = (name: Exclude<keyof AnnouncementText, 'image'>) => ({
    name: `texts.${language}.${name}`,
    value: text[name],
    error: form.errors[`texts.${language}.${name}`],
    onChange: (value: string) => change({ [name]: value }),
  });
  const input = (name: Parameters<typeof part>[0]) => {
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
          <ContentImageField
            label={t('content.imageOwn')}
            image={text.image}
            error={form.errors[`texts.${language}.image`]}
            onChange={(image) => change({ image })}
          />
          <TextField
            {...input('imageAlt')}
            label={t('content.imageAlt')}
            hint={t('content.imageAltHint')}
            maxLength={200}
          />
        </>
      ) : (
        <RichTextField {...content} label={t('content.contentOf')} />
      )}
    </Stack>
  );
}
