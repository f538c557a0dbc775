import type { ShownArticle } from '#libs/site/common/articles';
import { directionOf, LOCALES } from '#libs/site/common/locales';
import styles from './article-text.module.css';
import { RichText } from './rich-text';

/** An article as operators wrote it, read out and laid out in its own language. */
export function ArticleText({ article }: { article: Pick<ShownArticle, 'content' | 'language'> }) {
  const { content, language } = article;
  return (
    <div lang={LOCALES[language]} dir={directionOf(language)} className={styles.article}>
      <RichText html={content} />
    </div>
  );
}
