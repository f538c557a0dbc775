import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_PIECES, type PointReward } from '#libs/rewards/common/mall';
import { Loaded } from '../../../lists/loaded';
import { EmptyState } from '../../../ui/art/empty-state';
import { Switch } from '../../../ui/forms/switch';
import { Stack } from '../../../ui/layout/stack';
import { GoodsDialog } from '../goods-dialog';
import { GoodsTile } from '../goods-tile';
import { mostPieces } from '../left-now';
import { useMall } from '../mall.api';
import styles from '../mall.module.css';

/** What points can be redeemed for. */
export function MallGoods({ points, onRedeemed }: { points: number; onRedeemed: () => void }) {
  const mall = useMall();
  return (
    <Loaded query={mall} room="large">
      {({ list }) => <Goods list={list} points={points} onRedeemed={onRedeemed} />}
    </Loaded>
  );
}

interface GoodsProps {
  list: PointReward[];
  points: number;
  onRedeemed: () => void;
}

function Goods({ list, points, onRedeemed }: GoodsProps) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const [isNarrowed, setNarrowed] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = list.find(({ id }) => id === openId);
  if (list.length === 0) return <EmptyState heading="h3" title={t('emptyTitle')} text={t('emptyText')} />;
  const shown = isNarrowed ? list.filter((goods) => mostPieces(goods, points, MOST_PIECES) > 0) : list;
  return (
    <Stack gap={4}>
      <Switch label={t('affordable')} checked={isNarrowed} onCheckedChange={setNarrowed} />
      {shown.length === 0 ? (
        <EmptyState heading="h3" title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <ul className={styles.grid} aria-label={t('goods')}>
          {shown.map((goods) => (
            <GoodsTile key={goods.id} goods={goods} points={points} onOpen={() => setOpenId(goods.id)} />
          ))}
        </ul>
      )}
      {open && (
        <GoodsDialog
          key={open.id}
          goods={open}
          points={points}
          onClose={() => setOpenId(null)}
          onRedeemed={() => {
            setOpenId(null);
            onRedeemed();
          }}
        />
      )}
    </Stack>
  );
}
