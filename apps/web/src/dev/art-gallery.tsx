import { useState } from 'react';
import { brandOfPage } from '../data/start/page-brand';
import { Alpana } from '../ui/art/alpana';
import { Canopy } from '../ui/art/canopy';
import { CategoryIcon, categoryCodes } from '../ui/art/category-icon';
import { EmptyState } from '../ui/art/empty-state';
import { GameScene, type SceneName, sceneNames } from '../ui/art/game-scene';
import { GameTile, GameTileSkeleton } from '../ui/art/game-tile';
import { Hero } from '../ui/art/hero';
import { HeroDrawing } from '../ui/art/hero-drawing';
import { Logo } from '../ui/art/logo';
import { PageLoader } from '../ui/art/page-loader';
import type { StyleIndex } from '../ui/art/palette';
import type { RibbonProps } from '../ui/art/ribbon';
import { titleCodes } from '../ui/art/titles/title-art';
import { VipLabel } from '../ui/art/vip-label';
import { Button } from '../ui/forms/button';
import { Row } from '../ui/layout/row';
import { Stack } from '../ui/layout/stack';
import css from './art-gallery.module.css';

const styles: readonly StyleIndex[] = [0, 1, 2, 3, 4];

interface Sample {
  name: string;
  scene: SceneName;
  styleIndex: StyleIndex;
  ribbon?: RibbonProps;
}

const samples: readonly Sample[] = [
  { name: 'Lantern Reels', scene: 'reels', styleIndex: 0, ribbon: { kind: 'hot', label: 'Hot' } },
  { name: 'Monsoon Fish', scene: 'fish', styleIndex: 3 },
  { name: 'Sky Kite', scene: 'rocket', styleIndex: 2, ribbon: { kind: 'new', label: 'New' } },
  { name: 'Padma Wheel', scene: 'wheel', styleIndex: 4, ribbon: { kind: 'closed', label: 'Unavailable' } },
  { name: 'তিন পাত্তি', scene: 'cards', styleIndex: 1, ribbon: { kind: 'trial', label: 'ফ্রি ট্রায়াল' } },
  { name: 'Village Derby of the Long Name', scene: 'rooster', styleIndex: 2 },
];

function HeroSamples() {
  const [arrivals, setArrivals] = useState(0);
  const [lit, setLit] = useState(false);
  return (
    <>
      <Hero
        eyebrow="Boishakhi week"
        title="The fair is open all night"
        text="Deposit today and get 20 % more to play with, once a day until Friday."
        drawing={<HeroDrawing lit={lit} pulseKey={arrivals} />}
        action={<Button tone="primary">See the offer</Button>}
      />
      <h2>Lamps</h2>
      <Row gap={4}>
        <Button onClick={() => setArrivals(arrivals + 1)}>Money arrives</Button>
        <Button aria-pressed={lit} onClick={() => setLit(!lit)}>
          All lit
        </Button>
      </Row>
    </>
  );
}

function TileSamples() {
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set(['Monsoon Fish']));
  const toggle = (name: string) => {
    const next = new Set(favourites);
    if (!next.delete(name)) next.add(name);
    setFavourites(next);
  };
  return (
    <div className={`${css.tiles} ${css.six}`}>
      {samples.map(({ scene, styleIndex, ...sample }) => (
        <GameTile
          key={sample.name}
          {...sample}
          picture={<GameScene scene={scene} styleIndex={styleIndex} />}
          vendor="Studio"
          favourite={favourites.has(sample.name)}
          onToggleFavourite={() => toggle(sample.name)}
          favouriteLabel={`Favourite: ${sample.name}`}
        />
      ))}
      <GameTileSkeleton />
      <GameTileSkeleton />
      <GameTileSkeleton />
    </div>
  );
}

function SceneSamples() {
  return (
    <div className={css.tiles}>
      {sceneNames.flatMap((scene) =>
        styles.map((styleIndex) => (
          <div key={`${scene}-${styleIndex}`} className={css.swatch}>
            <GameScene scene={scene} styleIndex={styleIndex} />
          </div>
        )),
      )}
    </div>
  );
}

function SmallThings() {
  return (
    <>
      <h2>VIP</h2>
      <Row gap={4}>
        <VipLabel label="VIP 3" />
      </Row>
      <h2>Alpana</h2>
      <Row gap={4}>
        <span className={css.small}>
          <Alpana form="small" />
        </span>
        <span className={css.small}>
          <Alpana form="emblem" />
        </span>
        <span className={css.small}>
          <Alpana form="loader" />
        </span>
      </Row>
      <h2>Categories</h2>
      <Row gap={4}>
        {categoryCodes.map((code) => (
          <span key={code} className={css.icon}>
            <CategoryIcon code={code} />
            {code}
          </span>
        ))}
      </Row>
    </>
  );
}

export default function ArtGallery() {
  return (
    <main>
      <header>
        <div className={css.bar}>
          <Logo name={brandOfPage()} />
        </div>
        <Canopy size="header" />
      </header>
      <Stack gap={4} className={css.gallery}>
        <HeroSamples />
        <h2>Tiles</h2>
        <TileSamples />
        <SmallThings />
        <h2>Empty</h2>
        <EmptyState
          title="Nothing played yet"
          text="Games you play will appear here."
          action={<Button>Look at the games</Button>}
        />
        <h2>Loading a page</h2>
        <PageLoader label="One moment" />
        <h2>Titles</h2>
        <div className={css.tiles}>
          {titleCodes.map((gameCode, index) => (
            <div key={gameCode} className={css.swatch}>
              <GameScene gameCode={gameCode} scene="reels" styleIndex={(index % 5) as StyleIndex} />
            </div>
          ))}
        </div>
        <h2>Scenes</h2>
        <SceneSamples />
      </Stack>
    </main>
  );
}
