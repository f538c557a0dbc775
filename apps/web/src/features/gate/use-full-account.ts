import { useNavigate } from 'react-router-dom';
import { logOut } from '../session/log-out';
import { keepReferralCode, referralCode } from '../session/referral-code';
import type { DialogPlace } from '../session/use-dialog-place';

/**
 * From a trial account, whose session is left, to the registration of a full one, and from there to `returnTo`. Whoever
 * came by an invitation is still invited.
 */
export function useFullAccount(returnTo = '/') {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    const place: DialogPlace = { overlay: true, returnTo };
    const invitation = new URLSearchParams({ referralCode: referralCode() });
    await logOut().catch(() => undefined);
    keepReferralCode(invitation.toString());
    await navigate('/register', { state: place });
  };
}
