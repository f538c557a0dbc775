import { useNavigate } from 'react-router-dom';
import { logOut } from '../../../data/session/log-out';
import { keepReferralCode, referralCode } from '../../../data/session/referral-code';
import { PATHS } from '../../../routes/paths';
import type { DialogPlace } from '../../../routes/use-dialog-place';

/**
 * From a trial account, whose session is left, to the registration of a full one, and from there to `returnTo`. Whoever
 * came by an invitation is still invited.
 */
export function useFullAccount(returnTo: string = PATHS.home) {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    const place: DialogPlace = { overlay: true, returnTo };
    const invitation = new URLSearchParams({ referralCode: referralCode() });
    await logOut().catch(() => undefined);
    keepReferralCode(invitation.toString());
    await navigate(PATHS.register, { state: place });
  };
}
