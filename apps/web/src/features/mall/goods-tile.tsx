import { useTranslation } from 'react-i18next';
import { MOST_PIECES, type PointReward } from '#libs/rewards/common/mall';
import { useAmountText } from '../../i18n/use-amount-text';
import { classNames } from '../../ui/class-names';
import { Text } from '../../ui/layout/text';
import { mostPieces } from './left-now';
import styles from './mall.module.css';
import { GoodsPicture } from './shared/goods-picture';
import { usePriceText } from './use-price-text';

interface GoodsTileProps {
  goods: PointReward;
  points: number;
  onOpen: () => void;
}

/** Goods in the mall: their picture, name and price, and how many are left where they are few. */
export function GoodsTile({ goods, points, onOpen }: GoodsTileProps) {
  const priceText = usePriceText();
  const isGone = goods.quantity === 0;
  const isShort = !isGone && mostPieces(goods, points, MOST_PIECES) === 0;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.tile, isGone && styles.gone)}
        onClick={onOpen}
        data-short={isShort || undefined}
      >
        <GoodsPicture goods={goods} />
        <span className={styles.name}>{goods.name}</span>
        <span className={styles.price}>{priceText(goods)}</span>
        <Left goods={goods} />
      </button>
    </li>
  );
}

/** Fewer pieces than this are said. */
const FEW = 10;

function Left({ goods: { quantity, perMember, redeemed } }: { goods: PointReward }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const { count } = useAmountText();
  if (quantity === 0)
    return (
      <Text as="span" size="small" tone="live">
        {t('soldOut')}
      </Text>
    );
  if (perMember !== null && redeemed >= perMember)
    return (
      <Text as="span" size="small" tone="muted">
        {t('hadAll')}
      </Text>
    );
  return (
    <Text as="span" size="small" tone="muted">
      {quantity < FEW ? t('few', { quantity: count(quantity) }) : t('inStock')}
    </Text>
  );
}
