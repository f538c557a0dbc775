import { useEffect } from 'react';
import { markRedemptionsSeen } from '#libs/rewards/common/mall.calls';
import { callApi } from '../../data/calls/call-api';

/** Says that the redemptions were seen, whenever others are on the screen: the badge counts what has changed since. `shown` is the list. */
export function useRedemptionsSeen(shown: unknown): void {
  useEffect(() => {
    if (shown === undefined) return;
    const tell = () => {
      if (document.visibilityState === 'visible')
        void callApi(markRedemptionsSeen, {}).catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [shown]);
}
