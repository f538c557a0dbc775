import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changeArticle, createArticle, removeArticle } from '#libs/operations/common/articles.calls';
import { ARTICLE_KINDS, type Article } from '#libs/site/common/articles';
import { LANGUAGE_TABLE, type LanguageCode } from '#libs/site/common/locales';
import { DOWNLOAD_PLATFORMS } from '#libs/site/common/startup-settings';
import { ConfirmDialog } from '../../../forms/confirm-dialog';
import { Form } from '../../../forms/form';
import { useCommandForm } from '../../../forms/use-command-form';
import { useToast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/forms/button';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Select } from '../../../ui/forms/select';
import { TextField } from '../../../ui/forms/text-field';
import { Stack } from '../../../ui/layout/stack';
import { useOperatorCommand } from '../operations.api';
import { Permitted } from '../permitted';
import { ArticleConflict } from './article-conflict';
import { type ArticleFields, draftOf, fieldsOf, SHOWN } from './article-fields';
import { ArticleTextFields } from './article-text-fields';

interface ArticleEditorProps {
  /** `null` for a new one. */
  article: Article | null;
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
}

/** The form of an article. What others save meanwhile is shown before it is overwritten. */
export function ArticleEditor({ article: first, languages, defaultLanguage }: ArticleEditorProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const navigate = useNavigate();
  const [article, setArticle] = useState(first);
  const saved = () => {
    toast.show({ title: t('articles.saved'), tone: 'gain' });
    void navigate('/articles');
  };
  const create = useOperatorCommand(createArticle, saved);
  const change = useOperatorCommand(changeArticle, saved);
  const initial = fieldsOf(article, 'help', languages);
  const names = { names: Object.keys(initial), owners: { error_article_anchor_taken: 'anchor' } };
  const draft = (fields: ArticleFields) => draftOf(fields, languages);
  const creating = useCommandForm(create, initial, { ...names, toInput: draft });
  const changing = useCommandForm(change, initial, {
    ...names,
    toInput: (fields) => ({ ...draft(fields), id: article?.id ?? '', version: article?.version ?? 1 }),
  });
  const form = article ? changing : creating;
  const conflict =
    form.refusal?.code === 'error_article_changed' ? (form.refusal.detail.value as Article) : null;
  const { kind, shown } = form.fields;
  return (
    <Stack gap={4}>
      {conflict && (
        <ArticleConflict
          theirs={conflict}
          mine={draft(form.fields)}
          languages={languages}
          onTake={() => {
            setArticle(conflict);
            form.set(fieldsOf(conflict, 'help', languages));
          }}
          onKeep={() => {
            setArticle(conflict);
            form.edit();
          }}
        />
      )}
      <Form form={form} action={t('articles.save')} after={article && <Removal article={article} />}>
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
          checked={shown === SHOWN}
          onChange={(event) => form.set({ shown: event.target.checked ? SHOWN : '' })}
        />
        {languages.map((language) => (
          <ArticleTextFields
            key={language}
            form={form}
            language={language}
            name={LANGUAGE_TABLE[language].name}
            required={language === defaultLanguage}
          />
        ))}
      </Form>
    </Stack>
  );
}

function Removal({ article: { id, version } }: { article: Article }) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const command = useOperatorCommand(removeArticle, () => void navigate('/articles'));
  return (
    <Permitted permission={removeArticle.permission}>
      <Button tone="danger" wide onClick={() => setAsking(true)}>
        {t('articles.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('articles.remove')}
          text={t('articles.removeText')}
          danger
          busy={command.busy}
          refusal={command.refusal}
          onClose={() => setAsking(false)}
          onConfirm={() => void command.run({ id, version })}
        />
      )}
    </Permitted>
  );
}
