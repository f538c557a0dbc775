import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { withProps } from '../with-props';
import dropdown from './dropdown.module.css';
import styles from './menu.module.css';
import { useMenu } from './use-menu';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** A link instead of a move, without children: `<Link to="/profile" />`. */
  link?: ReactElement;
  /** Shown with a tick, and read as chosen or not. */
  checked?: boolean;
  tone?: 'danger';
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  items: (MenuItem | 'separator')[];
}

function Entry({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const select = () => {
    if (item.disabled) return;
    onClose();
    item.onSelect?.();
  };
  const props = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemcheckbox',
    'aria-checked': item.checked,
    'aria-disabled': item.disabled || undefined,
    tabIndex: -1,
    className: classNames(styles.item, item.tone && styles.danger),
    onClick: select,
    children: (
      <>
        {item.icon}
        <span className={styles.text}>{item.label}</span>
        {item.checked && <Check className={styles.tick} size={18} />}
      </>
    ),
  };
  return item.link ? withProps(item.link, props) : <button type="button" {...props} />;
}

/** Arrows, Home, End and first letters move; Escape and Tab close; the focus returns to the button. */
export function Menu({ trigger, items }: MenuProps) {
  const id = useId();
  const { open, setOpen, close, press, button, list } = useMenu();
  const opener = withProps(trigger, {
    ref: button,
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  });
  return (
    <>
      {opener}
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          popover="manual"
          aria-labelledby={`${id}-button`}
          className={classNames(dropdown.dropdown, styles.menu)}
          onKeyDown={press}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity but their place
              <hr key={`separator-${index}`} className={styles.separator} />
            ) : (
              <Entry key={item.id} item={item} onClose={close} />
            ),
          )}
        </div>
      )}
    </>
  );
}
