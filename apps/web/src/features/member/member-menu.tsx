import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { classNames } from '../../ui/class-names';
import { Avatar } from '../../ui/data/avatar';
import { Badge } from '../../ui/data/badge';
import { IconButton } from '../../ui/forms/icon-button';
import dropdown from '../../ui/overlays/dropdown.module.css';
import { LogOutDialog } from './log-out-dialog';
import { MemberCard } from './member-card';
import styles from './member-menu.module.css';

interface MemberMenuProps {
  info: MemberInfo;
  places: (onChoose: () => void) => ReactNode;
}

/** Who is logged in, and where that person may go. Closes by Escape, a press outside, or a choice. */
export function MemberMenu({ info, places }: MemberMenuProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const panel = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => setOpen(false);
  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };
  const leave = () => {
    closeToButton();
    setLeaving(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div
      ref={box}
      className={styles.box}
      onKeyDown={(event) => open && event.key === 'Escape' && closeToButton()}
    >
      <IconButton
        ref={button}
        tone="round"
        label={t('shell.menu')}
        icon={<Avatar name={info.nickname ?? info.account} picture={info.avatar} />}
        badge={<Badge corner count={info.unreadMessages} label={t('shell.unread')} />}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      />
      <div id={panel} className={classNames(dropdown.dropdown, styles.panel)} hidden={!open}>
        <MemberCard info={info} places={places(close)} onLeave={leave} />
      </div>
      {leaving && <LogOutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
