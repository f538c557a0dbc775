import { useEffect } from 'react';
import { keepAccountRecord } from '../features/account-record/keep-account-record';
import { keepBets } from '../features/bet-record/keep-bets';
import { keepMessages } from '../features/messages/keep-messages';
import { keepSecurity } from '../features/security/keep-security';

/** Keeps what pages have fetched current, also while another page is open. Draws nothing. */
export function CacheUpdates() {
  useEffect(() => {
    const forget = [keepBets(), keepMessages(), keepAccountRecord(), keepSecurity()];
    return () => {
      for (const each of forget) each();
    };
  }, []);
  return null;
}
