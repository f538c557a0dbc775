import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DialogPlace } from '../session/use-dialog-place';

/** The token of the mail's link. It is taken out of the address at once, so that no history and no picture keeps it. */
export function useLinkToken(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  const inAddress = search !== '';
  useEffect(() => {
    const place: DialogPlace = { overlay: true, byLink: true };
    if (inAddress) void navigate(pathname, { replace: true, state: place });
  }, [inAddress, pathname, navigate]);
  return token;
}
