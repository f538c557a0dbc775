import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { withProps } from '../with-props';
import { ButtonLabel, type ButtonLook, buttonClass } from './button';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  icon?: ReactNode;
  /** The router's link, for a move inside the app: `render={<Link to="/deposit" />}`. */
  render?: ReactElement;
}

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  size,
  wide,
  icon,
  children,
  className,
  render,
  ...rest
}: ButtonLinkProps) {
  const props = {
    ...rest,
    className: buttonClass({ tone, size, wide }, className),
    children: <ButtonLabel icon={icon}>{children}</ButtonLabel>,
  };
  return render ? withProps(render, props) : <a {...props} />;
}
