import { useEffect } from 'react';
import { depositCredited } from '#libs/cashier/common/deposit.events';
import { onPush } from '../../data/push/push-handlers';

/** Shows nothing. In a part of its own, so that a guest does not fetch what a push is checked with. */
export default function OnDepositCredited({ onCredited }: { onCredited: () => void }) {
  useEffect(() => onPush(depositCredited, onCredited), [onCredited]);
  return null;
}
