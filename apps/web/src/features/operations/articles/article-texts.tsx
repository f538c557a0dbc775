import type { Article } from '#libs/site/common/articles';
import { LANGUAGE_TABLE, LANGUAGES } from '#libs/site/common/locales';
import { ArticleText } from '../../../data/site/article-text';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';

/** An article in each of its languages, for operators who read and do not write. */
export function ArticleTexts({ article: { texts } }: { article: Article }) {
  return (
    <Stack gap={4}>
      {LANGUAGES.map((language) => {
        const text = texts[language];
        return (
          text && (
            <Section key={language} card title={`${LANGUAGE_TABLE[language].name}: ${text.title}`}>
              <ArticleText article={{ content: text.content, language }} />
            </Section>
          )
        );
      })}
    </Stack>
  );
}
