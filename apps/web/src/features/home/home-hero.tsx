import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Banner } from '#libs/site/common/site.calls';
import { lazyPart } from '../../parts/lazy-part';
import { QuietPart } from '../../parts/quiet-part';
import { Hero } from '../../ui/art/hero';
import { ButtonLink } from '../../ui/button-link';
import { useSession } from '../session/session-store';
import { useDialogPlace } from '../session/use-dialog-place';
import { useExpectsMember } from '../session/use-expects-member';

const MemberHero = lazyPart(() => import('./member-hero'));

/** One offer and one action. For a member the lamps light up when money arrives. */
export function HomeHero({ banner }: { banner: Banner | undefined }) {
  const { t } = useTranslation();
  const place = useDialogPlace();
  const expected = useExpectsMember();
  const member = useSession().status === 'member';
  if (!banner) return null;
  const plain = (
    <Hero
      eyebrow={banner.eyebrow}
      title={banner.title}
      text={banner.text}
      action={
        <ButtonLink
          tone="primary"
          render={expected ? <Link to="/member/deposit" /> : <Link to="/register" state={place} />}
        >
          {expected ? banner.action : t('shell.register')}
        </ButtonLink>
      }
    />
  );
  return member ? (
    <QuietPart waiting={plain}>
      <MemberHero banner={banner} />
    </QuietPart>
  ) : (
    plain
  );
}
