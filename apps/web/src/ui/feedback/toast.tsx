import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../forms/icon-button';
import styles from './toast.module.css';

type ToastTone = 'neutral' | 'gain' | 'live';

export interface ToastMessage {
  title: string;
  text?: string;
  /** `live` is read at once, the others when the reader pauses. */
  tone?: ToastTone;
  /** Milliseconds in sight, 5000 unless given; 0 stays until closed. */
  timeoutMs?: number;
  action?: { label: string; onAction: () => void };
}

const icons: Record<ToastTone, ReactNode> = {
  neutral: <Info size={20} />,
  gain: <CircleCheck size={20} />,
  live: <CircleAlert size={20} />,
};

interface ToastProviderProps {
  children: ReactNode;
  /** Name of the region that the toasts stand in. */
  regionLabel: string;
  closeLabel: string;
}

export function ToastProvider({ children, regionLabel, closeLabel }: ToastProviderProps) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={regionLabel}>
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Base UI hides a toast and its button from screen readers until they have the focus, but not from the Tab key. */
const REACHABLE = { 'aria-hidden': false } as const;

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>();
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'neutral';
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={classNames(styles.toast, styles[tone])}
        {...REACHABLE}
      >
        <span className={styles.icon}>{icons[tone]}</span>
        <div className={styles.words}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.text} />
          <Toast.Action className={styles.action} />
        </div>
        <Toast.Close render={<IconButton label={closeLabel} icon={<X size={18} />} />} {...REACHABLE} />
      </Toast.Root>
    );
  });
}

/** `show` returns the id that `dismiss` takes. */
export function useToast() {
  const { add, close } = Toast.useToastManager<{ tone: ToastTone }>();
  return useMemo(
    () => ({
      show: ({ title, text, tone = 'neutral', timeoutMs, action }: ToastMessage): string =>
        add({
          title,
          description: text,
          timeout: timeoutMs,
          priority: tone === 'live' ? 'high' : 'low',
          data: { tone },
          actionProps: action && { children: action.label, onClick: action.onAction },
        }),
      dismiss: (id: string) => close(id),
    }),
    [add, close],
  );
}
