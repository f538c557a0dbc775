import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Banner } from '#libs/site/common/announcements';
import { PATHS } from '../../../routes/paths';
import { useDialogPlace } from '../../../routes/use-dialog-place';
import { ButtonLink } from '../../../ui/forms/button-link';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import styles from './banner-link.module.css';
import { BANNER_TARGETS } from './banner-targets';

interface BannerLinkProps {
  banner: Pick<Banner, 'linkageType' | 'url' | 'action' | 'title'>;
  /** The visitor has an account. */
  member: boolean;
  /** What is the link in place of a button, where there is no room for one. */
  children?: ReactNode;
}

/** The link of a banner, which takes presses on all of it; with a button if the banner says what the button does. */
export function BannerLink({ banner, member, children }: BannerLinkProps) {
  const { t } = useTranslation();
  const place = useDialogPlace();
  const { linkageType, action, title } = banner;
  if (linkageType === null) return children;
  const { needsAccount, address } = BANNER_TARGETS[linkageType];
  const registers = needsAccount && !member;
  const target = registers ? { to: PATHS.register, state: place } : { to: address(banner) };
  const label = registers ? t('shell.register') : action;
  if (children || label === '')
    return (
      <BannerAnchor {...target} className={styles.whole}>
        {children ?? <VisuallyHidden>{title}</VisuallyHidden>}
      </BannerAnchor>
    );
  return (
    <ButtonLink tone="primary" className={styles.whole} render={<BannerAnchor {...target} />}>
      {label}
    </ButtonLink>
  );
}

/** A path stays in the page; an address with one of the brand's hosts leaves it. */
function BannerAnchor({
  to,
  state,
  children,
  ...props
}: ComponentProps<'a'> & { to: string; state?: unknown }) {
  return to.startsWith('/') ? (
    <Link {...props} to={to} state={state}>
      {children}
    </Link>
  ) : (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
