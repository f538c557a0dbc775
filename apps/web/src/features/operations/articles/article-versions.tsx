import { useQuery } from '@tanstack/react-query';
import { changeArticle } from '#libs/operations/common/articles.calls';
import { type Article, draftOfArticle } from '#libs/site/common/articles';
import { Loaded } from '../../../lists/loaded';
import { VersionList } from '../versions/version-list';
import { articleVersionQuery, articleVersionsQuery } from './articles.api';

/** The versions of an article; one that is put back is a draft until it is published. */
export function ArticleVersions({ article }: { article: Article }) {
  const { id, version, shownVersion, planned } = article;
  const versions = useQuery(articleVersionsQuery(id));
  return (
    <Loaded query={versions} room="medium">
      {({ list }) => (
        <VersionList
          versions={list}
          version={version}
          draft={draftOfArticle(article)}
          shownVersion={shownVersion}
          plannedVersion={planned?.version ?? null}
          queryOf={(each) => articleVersionQuery(id, each)}
          restore={{
            call: changeArticle,
            inputOf: (draft) => ({ ...draft, id, version, publish: false }),
          }}
        />
      )}
    </Loaded>
  );
}
