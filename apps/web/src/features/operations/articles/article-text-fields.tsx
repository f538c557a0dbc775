import { useTranslation } from 'react-i18next';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import { ArticleText } from '../../../data/site/article-text';
import type { useForm } from '../../../forms/use-form';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Collapsible } from '../../../ui/layout/collapsible';
import { Section } from '../../../ui/layout/section';
import { type ArticleFields, fieldOf } from './article-fields';

interface ArticleTextFieldsProps {
  form: Pick<ReturnType<typeof useForm<ArticleFields>>, 'input' | 'fields'>;
  language: LanguageCode;
  /** Of the language, in its own words. */
  name: string;
  required: boolean;
}

/** Title and text in a language, and what visitors would see of it. */
export function ArticleTextFields({ form, language, name, required }: ArticleTextFieldsProps) {
  const { t } = useTranslation('operations');
  const lang = LOCALES[language];
  const content = form.fields[fieldOf(language, 'content')] ?? '';
  return (
    <Section card title={name}>
      <TextField
        {...form.input(fieldOf(language, 'title'))}
        label={t('articles.heading')}
        lang={lang}
        dir="auto"
        required={required}
      />
      <TextArea
        {...form.input(fieldOf(language, 'content'))}
        label={t('articles.content')}
        hint={t('articles.contentHint')}
        lang={lang}
        dir="auto"
        rows={10}
        required={required}
      />
      {content && (
        <Collapsible title={t('articles.preview')}>
          <ArticleText article={{ content, language }} />
        </Collapsible>
      )}
    </Section>
  );
}
