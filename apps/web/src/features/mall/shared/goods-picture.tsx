import { Banknote, Coins, Gift } from 'lucide-react';
import type { PointReward } from '#libs/rewards/common/mall';
import styles from '../mall.module.css';

const ICONS = { goods: Gift, chips: Coins, cash: Banknote } as const;

/** The picture of goods; a drawing by their type where they have none. Their name stands beside it. */
export function GoodsPicture({ goods: { type, image } }: { goods: Pick<PointReward, 'type' | 'image'> }) {
  const Icon = ICONS[type];
  return (
    <span className={styles.picture} aria-hidden="true">
      {image === null ? (
        <Icon size={40} strokeWidth={1.5} />
      ) : (
        <img src={`/images/${image}.jpg`} alt="" loading="lazy" />
      )}
    </span>
  );
}
