import { useTranslation } from 'react-i18next';
import type { Article, ArticleDraft } from '#libs/site/common/articles';
import { LANGUAGE_TABLE, type LanguageCode } from '#libs/site/common/locales';
import { ArticleText } from '../../../data/site/article-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Button } from '../../../ui/forms/button';
import { Callout } from '../../../ui/layout/callout';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';

interface ArticleConflictProps {
  /** What was saved meanwhile. */
  theirs: Article;
  mine: ArticleDraft;
  languages: readonly LanguageCode[];
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody else has saved the article: shows the texts of theirs that differ from one's own, and asks which counts. */
export function ArticleConflict({ theirs, mine, languages, onTake, onKeep }: ArticleConflictProps) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const differs = languages.filter(
    (language) => JSON.stringify(theirs.texts[language]) !== JSON.stringify(mine.texts[language]),
  );
  return (
    <Callout title={t('articles.conflict')} role="alert">
      <Stack gap={3}>
        <p>
          {t('articles.conflictText', { who: theirs.changedBy ?? '–', when: dateTime(theirs.changedAt) })}
        </p>
        {differs.map((language) => {
          const text = theirs.texts[language];
          return (
            <Stack key={language} gap={1}>
              <strong>
                {LANGUAGE_TABLE[language].name}: {text?.title ?? '–'}
              </strong>
              {text && <ArticleText article={{ content: text.content, language }} />}
            </Stack>
          );
        })}
        <Row>
          <Button onClick={onTake}>{t('articles.takeTheirs')}</Button>
          <Button onClick={onKeep}>{t('articles.keepMine')}</Button>
        </Row>
      </Stack>
    </Callout>
  );
}
