import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import type { listArticles } from '#libs/operations/common/articles.calls';
import { changeArticle } from '#libs/operations/common/articles.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { ARTICLE_KINDS, type Article } from '#libs/site/common/articles';
import { useLanguage } from '../../../data/preferences/language';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { ListRow } from '../../../ui/data/list-row';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { useHasPermission } from '../operator-store';
import { ArticleEditor } from './article-editor';
import { ArticleState } from './article-state';
import { ArticleTexts } from './article-texts';
import { ArticleVersions } from './article-versions';
import { articlesQuery } from './articles.api';

type Articles = ValueOf<typeof listArticles>;

export const NEW = 'new';

/** The texts of the help centre and of the download page. */
export default function ArticlesPage() {
  const { t } = useTranslation('operations');
  const { id } = useParams();
  const articles = useQuery(articlesQuery);
  const mayWrite = useHasPermission()(changeArticle.permission);
  useDocumentTitle(t('articles.title'));
  return (
    <Page
      title={t('articles.title')}
      lead={t('articles.text')}
      width="form"
      tools={
        id ? (
          <LinkButton to="/articles">{t('articles.back')}</LinkButton>
        ) : (
          mayWrite && <LinkButton to={`/articles/${NEW}`}>{t('articles.add')}</LinkButton>
        )
      }
    >
      <Loaded query={articles} room="large">
        {(value) => (id ? <Edited key={id} id={id} articles={value} /> : <List articles={value} />)}
      </Loaded>
    </Page>
  );
}

function Edited({ id, articles }: { id: string; articles: Articles }) {
  const article = articles.list.find((one) => one.id === id) ?? null;
  const mayWrite = useHasPermission()(changeArticle.permission);
  if (!mayWrite && article)
    return (
      <Stack gap={4}>
        <ArticleTexts article={article} />
        <ArticleVersions article={article} />
      </Stack>
    );
  if (!article && (id !== NEW || !mayWrite)) return <Navigate to="/articles" replace />;
  return (
    <Stack gap={4}>
      <ArticleEditor
        article={article}
        languages={articles.languages}
        defaultLanguage={articles.defaultLanguage}
      />
      {article && <ArticleVersions article={article} />}
    </Stack>
  );
}

function List({ articles: { list, defaultLanguage } }: { articles: Articles }) {
  const { t } = useTranslation('operations');
  const { language } = useLanguage();
  const titleOf = ({ texts, anchor }: Article) =>
    (texts[language] ?? texts[defaultLanguage])?.title ?? anchor;
  return (
    <Stack gap={5}>
      {ARTICLE_KINDS.map((kind) => (
        <Section key={kind} title={t(`articles.kind.${kind}`)}>
          <ul>
            {list
              .filter((article) => article.kind === kind)
              .map((article) => (
                <ListRow
                  key={article.id}
                  title={titleOf(article)}
                  text={`#${article.anchor} · ${Object.keys(article.texts).join(', ')}`}
                  status={<ArticleState article={article} />}
                  action={
                    <LinkButton
                      size="small"
                      to={`/articles/${article.id}`}
                      aria-label={t('articles.openOne', { title: titleOf(article) })}
                    >
                      {t('articles.open')}
                    </LinkButton>
                  }
                />
              ))}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}
