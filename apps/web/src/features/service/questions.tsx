import { useTranslation } from 'react-i18next';
import { ArticleText } from '../../data/site/article-text';
import { Collapsible } from '../../ui/layout/collapsible';
import { Section } from '../../ui/layout/section';
import { useHelpCenter } from '../help/shared/help.api';

/** Answers to common questions, from the help centre. Nothing where it has none or cannot be read: the chat is there. */
export function Questions() {
  const { t } = useTranslation('help');
  const articles = useHelpCenter().data ?? [];
  if (articles.length === 0) return null;
  return (
    <Section title={t('chat.questions')}>
      <div>
        {articles.map((article) => (
          <Collapsible key={article.anchor} title={article.title}>
            <ArticleText article={article} />
          </Collapsible>
        ))}
      </div>
    </Section>
  );
}
