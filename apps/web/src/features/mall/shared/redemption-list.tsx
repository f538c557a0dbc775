import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../../lists/query-failure';
import { useSecondList } from '../../../lists/use-list';
import { EmptyState } from '../../../ui/art/empty-state';
import { Pager } from '../../../ui/data/pager';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { redemptionsQuery } from '../mall.api';
import styles from '../mall.module.css';
import { RedemptionCard } from '../redemption-card';
import { useRedemptionsSeen } from '../use-redemptions-seen';

/** The member's redemptions, the newest first, each with where it is on its way. */
export function RedemptionList() {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const { query, choice, choose } = useSecondList(redemptionsQuery);
  useRedemptionsSeen(query.data?.list);
  if (query.isError) return <QueryFailure query={query} />;
  if (!query.data)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" room="large" />
      </div>
    );
  const { list, totalPages } = query.data;
  if (list.length === 0)
    return <EmptyState heading="h3" title={t('noOrdersTitle')} text={t('noOrdersText')} />;
  return (
    <>
      <ul className={styles.list} aria-label={t('orders')}>
        {list.map((redemption) => (
          <RedemptionCard key={redemption.id} redemption={redemption} />
        ))}
      </ul>
      <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
    </>
  );
}
