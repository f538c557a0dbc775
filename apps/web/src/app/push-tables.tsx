import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { onToast } from '../data/push/own-toasts';
import { onPush } from '../data/push/push-handlers';
import { type PushRow, registerPushes } from '../data/push/push-table';
import type { PushToast, ToastRow } from '../data/push/push-toasts';
import { useToast } from '../ui/feedback/toast';

interface PushTablesProps {
  /** What pushes change in the cache, while any page is open. */
  pushes: readonly PushRow[];
  toasts: readonly ToastRow[];
}

/** Registers tables of pushes. Both have to keep their identity. Draws nothing. */
export function PushTables({ pushes, toasts }: PushTablesProps) {
  const { i18n } = useTranslation();
  const show = useShow();
  useEffect(() => registerPushes(pushes), [pushes]);
  useEffect(() => {
    const releases = toasts.map(({ push, toast }) =>
      onPush(push, (data) => {
        const shown = toast(data, i18n);
        if (shown) show(shown);
      }),
    );
    return () => {
      for (const release of releases) release();
    };
  }, [toasts, i18n, show]);
  return null;
}

/** Shows the toasts of members' own acts. Draws nothing. */
export function OwnToasts() {
  const show = useShow();
  useEffect(() => onToast(show), [show]);
  return null;
}

function useShow() {
  const { show } = useToast();
  const navigate = useNavigate();
  return useCallback(
    ({ link, ...message }: PushToast) => {
      const action = { label: link.label, onAction: () => void navigate(link.to) };
      show({ ...message, timeoutMs: 8000, action });
    },
    [show, navigate],
  );
}
