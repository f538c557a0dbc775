import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changeArticle, createArticle, unplanArticle } from '#libs/operations/common/articles.calls';
import { type Article, draftOfArticle } from '#libs/site/common/articles';
import { LANGUAGE_TABLE, type LanguageCode } from '#libs/site/common/locales';
import { isSameDraft } from '#libs/site/common/saved-versions';
import { Form } from '../../../forms/form';
import { useCommandForm } from '../../../forms/use-command-form';
import { useToast } from '../../../ui/feedback/toast';
import { Segmented } from '../../../ui/forms/segmented';
import { TextField } from '../../../ui/forms/text-field';
import { Callout } from '../../../ui/layout/callout';
import { Stack } from '../../../ui/layout/stack';
import { useOperatorCommand } from '../operations.api';
import { useBrandTimeZone } from '../operator-store';
import { DraftConflict } from '../versions/draft-conflict';
import { PlannedVersion } from '../versions/planned-version';
import { fromZone, inZone } from '../zoned-time';
import {
  type ArticleFields,
  draftOf,
  fieldsOf,
  SAVE_MODES,
  type SaveMode,
  textFieldsOf,
} from './article-fields';
import { ArticlePlace } from './article-place';
import { ArticleRemoval } from './article-removal';
import { ArticleTextFields } from './article-text-fields';

interface ArticleEditorProps {
  /** `null` for a new one. */
  article: Article | null;
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
}

const ACTIONS = { publish: 'articles.save', draft: 'articles.saveDraft', plan: 'articles.savePlan' } as const;

/** The form of an article. What others save meanwhile is shown before it is overwritten. */
export function ArticleEditor({ article: latest, languages, defaultLanguage }: ArticleEditorProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const navigate = useNavigate();
  const timeZone = useBrandTimeZone();
  const [read, setRead] = useState(latest);
  const saved = () => {
    toast.show({ title: t('articles.saved'), tone: 'gain' });
    void navigate('/articles');
  };
  const create = useOperatorCommand(createArticle, saved);
  const change = useOperatorCommand(changeArticle, saved);
  const isOf = { languages, timeZone };
  const fieldsOfArticle = (article: Article | null) => fieldsOf(article && draftOfArticle(article), isOf);
  const initial = fieldsOfArticle(read);
  const draft = (fields: ArticleFields) => draftOf(fields, isOf);
  const names = { names: Object.keys(initial), fieldOfCode: { error_article_anchor_taken: 'anchor' } };
  const creating = useCommandForm(create, initial, { ...names, toInput: draft });
  const changing = useCommandForm(change, initial, {
    ...names,
    toInput: (fields) => {
      const plans = fields.save === 'plan';
      // Only texts are planned: the rest is what it is now.
      const published = read && fieldsOf({ ...read }, isOf);
      const kept = plans ? { ...fields, ...published, ...textsIn(fields, languages) } : fields;
      return {
        ...draft(kept),
        id: read?.id ?? '',
        version: read?.version ?? 1,
        publish: fields.save === 'publish',
        plannedAt: plans ? fromZone(fields.plannedAt ?? '', timeZone) : null,
      };
    },
  });
  const form = read ? changing : creating;
  const mine = draft(form.fields);
  const take = (article: Article) => {
    setRead(article);
    form.fill(fieldsOfArticle(article));
  };
  const isNewer = latest !== null && read !== null && latest.version > read.version;
  if (isNewer && isSameDraft(mine, draft(initial))) take(latest);
  const refused =
    form.refusal?.code === 'error_article_changed' ? (form.refusal.detail.value as Article) : null;
  const theirs = refused ?? (isNewer ? latest : null);
  const mode = form.fields.save as SaveMode;
  const planned = latest?.planned;
  return (
    <Stack gap={4}>
      {theirs && (
        <DraftConflict
          by={theirs.changedBy ?? '–'}
          version={theirs.version}
          theirs={draftOfArticle(theirs)}
          mine={mine}
          onTakeTheirs={() => {
            form.edit();
            take(theirs);
          }}
          onKeepMine={() => {
            form.edit();
            setRead(theirs);
          }}
        />
      )}
      {latest?.draft && <Callout title={t('articles.draftTitle')}>{t('articles.draftText')}</Callout>}
      {latest && planned && (
        <PlannedVersion
          version={planned.version}
          at={planned.at}
          unplan={unplanArticle}
          input={{ id: latest.id, version: latest.version }}
          onEdit={() =>
            form.set({
              ...textFieldsOf(planned.texts, languages),
              save: 'plan',
              plannedAt: inZone(planned.at, timeZone),
            })
          }
        />
      )}
      <Form form={form} action={t(ACTIONS[mode])} after={read && <ArticleRemoval article={read} />}>
        {read && (
          <Segmented
            label={t('articles.mode')}
            value={mode}
            onChange={(save) => form.set({ save })}
            options={SAVE_MODES.map((value) => ({ value, label: t(`articles.modes.${value}`) }))}
            wide
          />
        )}
        {mode === 'plan' ? (
          <TextField
            {...form.input('plannedAt')}
            type="datetime-local"
            label={t('content.fromAt')}
            hint={t('articles.planHint', { zone: timeZone })}
            required
          />
        ) : (
          <ArticlePlace form={form} />
        )}
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

const textsIn = (fields: ArticleFields, languages: readonly LanguageCode[]): ArticleFields =>
  Object.fromEntries(Object.keys(textFieldsOf({}, languages)).map((name) => [name, fields[name] ?? '']));
