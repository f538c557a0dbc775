import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { getCaptcha } from '#libs/verification/common/verification.calls';
import { queryClient } from '../../../data/cache/query-client';
import { callApiForReply, type ReplyOf } from '../../../data/calls/call-api';
import { useLatest } from '../../../ui/hooks/use-latest';
import { throttle } from '../throttle';

/** The server is asked for another image at most this often, in milliseconds. */
const GAP_MS = 1000;
/** The server forgets an image after three minutes. */
const FRESH_MS = 150_000;

export interface Captcha {
  /** A data URL, once it is there. */
  image: string | undefined;
  /** Goes with the answer, as `captchaId`. */
  id: string | undefined;
  failed: boolean;
  /** Draws another image: after each call that took the answer, or where it cannot be read. */
  renew: () => void;
  /** Draws another one if this one is too old to be answered. */
  freshen: () => void;
}

/** An image to read, drawn once `active`. An answer spends it, whatever becomes of the call. */
export function useCaptcha(active: boolean): Captcha {
  const owner = useId();
  const query = useQuery(
    { queryKey: ['captcha', owner], queryFn: drawCaptcha, enabled: active, gcTime: 0 },
    queryClient,
  );
  const drawnAt = query.dataUpdatedAt;
  const renew = useThrottled(() => void query.refetch());
  return {
    image: query.data?.image,
    id: query.data?.id,
    failed: query.isError,
    renew,
    freshen: () => {
      if (drawnAt > 0 && Date.now() - drawnAt > FRESH_MS) renew();
    },
  };
}

async function drawCaptcha() {
  const reply = (await callApiForReply(getCaptcha, {})) as ReplyOf<typeof getCaptcha> & {
    captchaId: string;
  };
  return { image: `data:image/png;base64,${reply.value}`, id: reply.captchaId };
}

function useThrottled(run: () => void): () => void {
  const latest = useLatest(run);
  const [calls] = useState(() => throttle(() => latest.current(), GAP_MS));
  useEffect(() => calls.stop, [calls]);
  return calls.call;
}
