import type { Promotion, Reward } from '#libs/rewards/common/promotions.calls';
import { LOBBY_PATHS, PATHS, pathOf } from '../../routes/paths';

type Way =
  | 'deposit'
  | 'verify'
  | 'code'
  | 'app'
  | 'level'
  | 'mission'
  | 'rank'
  | 'draw'
  | 'referral'
  | 'play'
  | 'birthday'
  | 'apply'
  | 'applyAgain';

/** The one thing to do next about a promotion. */
export type NextStep =
  | { do: 'claim'; reward: Reward }
  | { do: 'join' | 'login' | 'register' }
  | { do: 'go'; to: string; label: Way };

/** `null` where nothing can be done, or where it happens by itself. */
export function nextStep(promotion: Promotion, isMember: boolean): NextStep | null {
  const { id, status, trigger, claim, application } = promotion;
  switch (status) {
    case 'claim':
      return claim && { do: 'claim', reward: claim };
    case 'join':
    case 'open':
    case 'joined':
      if (!isMember) return { do: trigger.on === 'registered' ? 'register' : 'login' };
      return status === 'join' ? { do: 'join' } : wayTo(promotion);
    case 'apply':
      if (!isMember) return { do: 'login' };
      return { do: 'go', to: pathOf(PATHS.promotion, { id }), label: 'apply' };
    case 'rejected':
      return application?.isOpen
        ? { do: 'go', to: pathOf(PATHS.promotion, { id }), label: 'applyAgain' }
        : null;
    case 'applying':
    case 'process':
    case 'coming-soon':
    case 'received':
    case 'closed':
      return null;
  }
}

/** Where the member makes happen what the promotion waits for. */
function wayTo({ id, trigger }: Promotion): NextStep | null {
  switch (trigger.on) {
    case 'deposit':
      return { do: 'go', to: PATHS.deposit, label: 'deposit' };
    case 'verified':
      return { do: 'go', to: PATHS.security, label: 'verify' };
    case 'birthday':
      return { do: 'go', to: PATHS.security, label: 'birthday' };
    case 'code':
      return { do: 'go', to: pathOf(PATHS.promotion, { id }), label: 'code' };
    case 'level':
      return { do: 'go', to: PATHS.vip, label: 'level' };
    case 'login':
      return trigger.app ? { do: 'go', to: PATHS.download, label: 'app' } : null;
    case 'period': {
      const [type, ...others] = trigger.scope.types ?? [];
      const to = type && others.length === 0 ? LOBBY_PATHS[type] : PATHS.home;
      return { do: 'go', to, label: 'play' };
    }
    case 'measure':
      return { do: 'go', to: PATHS.missions, label: 'mission' };
    case 'rank':
      return { do: 'go', to: `${PATHS.missions}?tab=leaderboards`, label: 'rank' };
    case 'draw':
      return { do: 'go', to: pathOf(PATHS.raffle, { id }), label: 'draw' };
    case 'referral':
      return { do: 'go', to: PATHS.referral, label: 'referral' };
    case 'manual':
    case 'registered':
      return null;
  }
}
