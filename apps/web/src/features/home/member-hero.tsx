import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { depositCredited } from '#libs/cashier/common/deposit.events';
import type { Banner } from '#libs/site/common/site.calls';
import { onPush } from '../../realtime/push-handlers';
import { Hero } from '../../ui/art/hero';
import { ButtonLink } from '../../ui/button-link';

export default function MemberHero({ banner }: { banner: Banner }) {
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => onPush(depositCredited, () => setArrivals((count) => count + 1)), []);
  return (
    <Hero
      eyebrow={banner.eyebrow}
      title={banner.title}
      text={banner.text}
      pulseKey={arrivals}
      action={
        <ButtonLink tone="primary" render={<Link to="/member/deposit" />}>
          {banner.action}
        </ButtonLink>
      }
    />
  );
}
