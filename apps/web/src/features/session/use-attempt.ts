import { useState } from 'react';
import { type ApiRefusal, refusalOf } from '../../api/refusal';

/** Something that is asked of the server: whether it is under way, and what the server said against the last one. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, attempt, forget: () => setRefusal(null) };
}
