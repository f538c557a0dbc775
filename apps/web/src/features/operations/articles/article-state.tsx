import { useTranslation } from 'react-i18next';
import type { Article } from '#libs/site/common/articles';
import { serverNow } from '../../../data/calls/server-time';
import { StatusPill } from '../../../ui/data/status-pill';

/** Whether visitors see an article now, and whether something of it waits; nothing for one that stands as it was written. */
export function ArticleState({ article }: { article: Article }) {
  const { t } = useTranslation('operations');
  const state = stateOf(article, serverNow());
  const parts = [
    state && t(`articles.${state}`),
    article.planned && t('versions.followed'),
    article.draft && t('articles.draft'),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <StatusPill tone={article.draft ? 'live' : 'neutral'}>{parts.join(', ')}</StatusPill>;
}

function stateOf({ shown, fromAt, untilAt }: Article, now: number): 'hidden' | 'planned' | 'ended' | null {
  if (!shown) return 'hidden';
  if (untilAt !== null && Date.parse(untilAt) <= now) return 'ended';
  return fromAt !== null && Date.parse(fromAt) > now ? 'planned' : null;
}
