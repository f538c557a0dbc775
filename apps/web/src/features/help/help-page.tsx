import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ShownArticle } from '#libs/site/common/articles';
import { ArticleText } from '../../data/site/article-text';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { Stack } from '../../ui/layout/stack';
import styles from './help-page.module.css';
import { useHelpCenter } from './shared/help.api';

export default withPhrases('help', HelpPage);

/** The help centre: the brand's articles, and among them the terms, under the anchor that the registration links to. */
function HelpPage() {
  const { t } = useTranslation('help');
  const { t: site } = useTranslation();
  const articles = useHelpCenter();
  const title = site('shell.help');
  useDocumentTitle(title);
  return (
    <Stack as="article" gap={4} className={styles.page}>
      <LinkButton className={styles.back} icon={<ArrowLeft size={18} />} to="/index">
        {t('back')}
      </LinkButton>
      <h1>{title}</h1>
      <Loaded query={articles} room="large">
        {(sections) => <Articles sections={sections} />}
      </Loaded>
    </Stack>
  );
}

function Articles({ sections }: { sections: ShownArticle[] }) {
  const { t } = useTranslation('help');
  useAnchor();
  return (
    <>
      <nav className={styles.contents} aria-label={t('contents')}>
        {sections.map(({ anchor, title }) => (
          <Link key={anchor} to={{ hash: anchor }}>
            {title}
          </Link>
        ))}
      </nav>
      {sections.map((section) => (
        <Stack
          as="section"
          key={section.anchor}
          id={section.anchor}
          tabIndex={-1}
          className={styles.section}
          aria-labelledby={`${section.anchor}-title`}
        >
          <h2 id={`${section.anchor}-title`}>{section.title}</h2>
          <ArticleText article={section} />
        </Stack>
      ))}
    </>
  );
}

/** The articles come late, so the browser did not find the anchor of its address. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads there again
  useEffect(() => {
    const anchor = hash && document.getElementById(hash.slice(1));
    if (!anchor) return;
    anchor.scrollIntoView();
    anchor.focus({ preventScroll: true });
  }, [hash, key]);
}
