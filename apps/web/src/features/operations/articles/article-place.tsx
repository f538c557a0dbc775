import { useTranslation } from 'react-i18next';
import { ARTICLE_KINDS } from '#libs/site/common/articles';
import { DOWNLOAD_PLATFORMS } from '#libs/site/common/download-platforms';
import type { useForm } from '../../../forms/use-form';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Select } from '../../../ui/forms/select';
import { TextField } from '../../../ui/forms/text-field';
import { type ArticleFields, YES } from './article-fields';
import { ArticleTimes } from './article-times';

/** Where and when an article is shown: all of it but its texts. */
export function ArticlePlace({ form }: { form: ReturnType<typeof useForm<ArticleFields>> }) {
  const { t } = useTranslation('operations');
  const { kind, shown } = form.fields;
  return (
    <>
      <Select
        {...form.control('kind')}
        label={t('articles.where')}
        options={ARTICLE_KINDS.map((value) => ({ value, label: t(`articles.kind.${value}`) }))}
      />
      {kind === 'download' ? (
        <Select
          {...form.control('anchor')}
          label={t('articles.platform')}
          options={['', ...DOWNLOAD_PLATFORMS].map((value) => ({ value, label: value || '–' }))}
        />
      ) : (
        <TextField
          {...form.input('anchor')}
          label={t('articles.anchor')}
          hint={t('articles.anchorHint')}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <TextField {...form.input('position')} label={t('articles.position')} inputMode="numeric" required />
      <Checkbox
        label={t('articles.shown')}
        checked={shown === YES}
        onChange={(event) => form.set({ shown: event.target.checked ? YES : '' })}
      />
      <ArticleTimes form={form} />
    </>
  );
}
