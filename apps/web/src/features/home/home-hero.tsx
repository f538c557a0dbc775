import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Banner } from '#libs/site/common/site.calls';
import { useIsMember } from '../../data/session/session-store';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { PATHS } from '../../routes/paths';
import { useDialogPlace } from '../../routes/use-dialog-place';
import { Hero } from '../../ui/art/hero';
import { ButtonLink } from '../../ui/forms/button-link';

const OnDepositCredited = lazyPart(() => import('./on-deposit-credited'));

/** One offer and one action. For a member the lamps light up when money arrives. */
export function HomeHero({ banner }: { banner: Banner | undefined }) {
  const { t } = useTranslation();
  const place = useDialogPlace();
  const expected = useExpectsMember();
  const member = useIsMember();
  const [credited, countCredited] = useReducer((count: number) => count + 1, 0);
  if (!banner) return null;
  // The hero stays in its place when the tab turns into a member's: a press that is under way would be lost with it.
  return (
    <>
      <Hero
        eyebrow={banner.eyebrow}
        title={banner.title}
        text={banner.text}
        pulseKey={credited}
        action={
          <ButtonLink
            tone="primary"
            render={expected ? <Link to={PATHS.deposit} /> : <Link to={PATHS.register} state={place} />}
          >
            {expected ? banner.action : t('shell.register')}
          </ButtonLink>
        }
      />
      {member && (
        <QuietPart>
          <OnDepositCredited onCredited={countCredited} />
        </QuietPart>
      )}
    </>
  );
}
