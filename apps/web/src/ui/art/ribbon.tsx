import css from './ribbon.module.css';

export type RibbonKind = 'hot' | 'new' | 'trial' | 'closed';

export interface RibbonProps {
  kind: RibbonKind;
  label: string;
}

export function Ribbon({ kind, label }: RibbonProps) {
  return (
    <span className={css.ribbon} data-kind={kind}>
      {label}
    </span>
  );
}
