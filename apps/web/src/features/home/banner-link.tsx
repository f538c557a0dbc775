import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Banner } from '#libs/site/common/announcements';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { PATHS } from '../../routes/paths';
import { useDialogPlace } from '../../routes/use-dialog-place';
import { ButtonLink } from '../../ui/forms/button-link';

/** The action of a banner. Where it takes an account, a guest is led to the registration. */
export function BannerLink({ banner }: { banner: Pick<Banner, 'linkageType' | 'url' | 'action'> }) {
  const { t } = useTranslation();
  const place = useDialogPlace();
  const member = useExpectsMember();
  const { linkageType, url, action } = banner;
  if (linkageType === null) return null;
  const needsAccount = linkageType === 'deposit' || linkageType === 'register';
  const register = needsAccount && !member;
  const label = register ? t('shell.register') : action;
  if (label === '') return null;
  const links: Record<typeof linkageType, ReactElement> = {
    deposit: register ? <Link to={PATHS.register} state={place} /> : <Link to={PATHS.deposit} />,
    register: register ? <Link to={PATHS.register} state={place} /> : <Link to={PATHS.member} />,
    promotions: <Link to={PATHS.promotions} />,
    announcements: <Link to={PATHS.announcements} />,
    url: url?.startsWith('/') ? <Link to={url} /> : <a href={url ?? PATHS.home}>{label}</a>,
  };
  return (
    <ButtonLink tone="primary" render={links[linkageType]}>
      {label}
    </ButtonLink>
  );
}
