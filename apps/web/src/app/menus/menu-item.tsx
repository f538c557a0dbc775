import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useIsMember } from '../../data/session/session-store';
import { QuietPart } from '../../lazy/quiet-part';
import type { MenuEntry } from '../../routes/menu-entry';
import { useDialogPlace } from '../../routes/use-dialog-place';
import styles from './menu-item.module.css';

interface MenuItemProps {
  entry: MenuEntry;
  /** Of the icon, in px. */
  size?: number;
  /** The count hangs over the icon's corner, in place of after the words. */
  corner?: boolean;
  /** The icon alone; the words are its name. */
  bare?: boolean;
  className?: string;
  onChoose?: () => void;
}

/** An entry of a menu as a link or a button, with its icon, its words and what waits there. */
export function MenuItem({ entry, size = 20, corner, bare, className, onChoose }: MenuItemProps) {
  const { t } = useTranslation();
  const place = useDialogPlace();
  const label = t(entry.label);
  const icon = <entry.icon size={size} />;
  const look = {
    className,
    onClick: onChoose,
    ...(bare && { 'aria-label': label, title: label }),
    children: (
      <>
        {corner ? (
          <span className={styles.counted}>
            {icon}
            <Count entry={entry} corner />
          </span>
        ) : (
          icon
        )}
        {!bare && label}
        {!corner && <Count entry={entry} />}
      </>
    ),
  } satisfies ComponentProps<'button'>;
  if (!('to' in entry))
    return (
      // Without a boundary of its own nothing on the page would change until the button's script is there.
      <QuietPart waiting={<button type="button" disabled {...look} />}>
        <entry.Button type="button" {...look} />
      </QuietPart>
    );
  return <NavLink to={entry.to} end={entry.exact} state={entry.overPage && place} {...look} />;
}

function Count({ entry: { Badge }, corner }: { entry: MenuEntry; corner?: boolean }) {
  const member = useIsMember();
  return (
    Badge &&
    member && (
      <QuietPart>
        <Badge corner={corner} />
      </QuietPart>
    )
  );
}
