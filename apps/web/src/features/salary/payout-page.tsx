import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { DetailPage } from '../../lists/detail-page';
import { useList } from '../../lists/use-list';
import { PayoutFacts } from './payout-facts';
import { PayoutLines } from './payout-lines';
import { payoutQuery } from './salary.api';

/** One payout: what, for when, how it came about in words and figures, and the bets behind it. */
export default function PayoutPage() {
  const { t } = useTranslation('agency');
  const { id = '' } = useParams();
  const up = useLocation().pathname.replace(/\/[^/]+\/?$/, '');
  const list = useList({ query: ({ pageNo }) => payoutQuery(id, pageNo) });
  return (
    <DetailPage
      title={t('salary.one')}
      width="wide"
      query={list.query}
      back={{ to: up, label: t('salary.toList') }}
      missing={t('salary.missing')}
    >
      {(opened) => (
        <>
          <PayoutFacts payout={opened.payout} />
          <PayoutLines list={list} opened={opened} />
        </>
      )}
    </DetailPage>
  );
}
