import { Link, type LinkProps } from 'react-router-dom';
import { ButtonLink, type ButtonLinkProps } from '../ui/forms/button-link';

type Way = Pick<LinkProps, 'to' | 'relative' | 'replace' | 'state' | 'onClick'>;

/** A way inside the portal that looks like a button. */
export function LinkButton({
  to,
  relative,
  replace,
  state,
  onClick,
  ...look
}: Omit<ButtonLinkProps, 'render' | 'href' | 'onClick'> & Way) {
  const way = { to, relative, replace, state, onClick };
  return <ButtonLink {...look} render={<Link {...way} />} />;
}
