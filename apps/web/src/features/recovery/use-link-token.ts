import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DialogPlace, linkTokenIn } from '../../routes/use-dialog-place';

/**
 * The token of the mail's link. It is taken out of the address at once, so that no history and no picture keeps it. A
 * link that is followed while the page is open changes the address alone, and is read as well.
 */
export function useLinkToken(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = linkTokenIn({ search, hash });
  const [token, setToken] = useState(found);
  const inAddress = search !== '' || hash !== '';
  useEffect(() => {
    if (!inAddress) return;
    if (found !== null) setToken(found);
    const place: DialogPlace = { overlay: true, byLink: true };
    void navigate(pathname, { replace: true, state: place });
  }, [inAddress, found, pathname, navigate]);
  return token;
}
