import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { StatusLine } from '../../ui/feedback/status-line';
import { Beside } from '../../ui/layout/beside';
import { Page } from '../../ui/layout/page';
import { Tabs } from '../../ui/layout/tabs';
import { MallGoods } from '../mall/shared/mall-goods';
import { RedemptionList } from '../mall/shared/redemption-list';
import { PointConversion } from './point-conversion';
import { PointEarning } from './point-earning';
import { PointHistory } from './point-history';
import { PointSum } from './point-sum';
import { type PointConfig, pointConfigQuery, pointsQuery } from './rewards.api';

const VIEWS = ['goods', 'orders', 'convert', 'history'] as const;
type View = (typeof VIEWS)[number];

/** The member's points: what they are worth, what they are redeemed for, and their conversion to money. */
function PointsPage() {
  const { t } = useTranslation('rewards');
  const { t: shell } = useTranslation();
  const config = useQuery(pointConfigQuery);
  const points = useQuery(pointsQuery);
  return (
    <Page title={shell('shell.points')} lead={t('points.lead')} width="form">
      <Loaded query={config}>
        {(rules) => (
          <Loaded query={points}>
            {({ currentPoints }) => <Parts points={currentPoints} rules={rules} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

export default withPhrases('rewards', PointsPage);

/** What can be done with points; the address says what is shown. */
function Parts({ points, rules }: { points: number; rules: PointConfig }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const [search, setSearch] = useSearchParams();
  const [wasRedeemed, setRedeemed] = useState(false);
  const view = VIEWS.find((each) => each === search.get('view')) ?? 'goods';
  const show = (next: View) => setSearch(next === 'goods' ? {} : { view: next }, { replace: true });
  const panels: Record<View, ReactNode> = {
    goods: (
      <MallGoods
        points={points}
        onRedeemed={() => {
          setRedeemed(true);
          show('orders');
        }}
      />
    ),
    orders: <RedemptionList />,
    convert: (
      <Beside side={<PointEarning rules={rules} />}>
        <PointConversion points={points} rules={rules} />
      </Beside>
    ),
    history: <PointHistory />,
  };
  return (
    <>
      <PointSum points={points} rules={rules} />
      <StatusLine tone="gain" strong>
        {wasRedeemed && view === 'orders' && t('redeemed')}
      </StatusLine>
      <Tabs
        label={t('views')}
        value={view}
        onChange={(next) => {
          setRedeemed(false);
          show(next);
        }}
        tabs={VIEWS.map((value) => ({ value, label: t(`view.${value}`), panel: panels[value] }))}
      />
    </>
  );
}
