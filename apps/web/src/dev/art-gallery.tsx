import { useState } from 'react';
import { Alpana } from '../ui/art/alpana';
import { Canopy } from '../ui/art/canopy';
import { CategoryIcon, categoryCodes } from '../ui/art/category-icon';
import { EmptyState } from '../ui/art/empty-state';
import { GameScene, type SceneName, sceneNames } from '../ui/art/game-scene';
import { GameTile, GameTileSkeleton } from '../ui/art/game-tile';
import { Hero } from '../ui/art/hero';
import { Logo } from '../ui/art/logo';
import { Medal, VipLabel } from '../ui/art/medal';
import { PageLoader } from '../ui/art/page-loader';
import type { StyleIndex } from '../ui/art/palette';
import type { RibbonProps } from '../ui/art/ribbon';
import { titleCodes } from '../ui/art/titles/title-art';
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
        lit={lit}
        pulseKey={arrivals}
        action={
          <button type="button" className={`${css.button} ${css.primary}`}>
            See the offer
          </button>
        }
      />
      <h2>Lamps</h2>
      <div className={css.row}>
        <button type="button" className={css.button} onClick={() => setArrivals(arrivals + 1)}>
          Money arrives
        </button>
        <button type="button" className={css.button} aria-pressed={lit} onClick={() => setLit(!lit)}>
          All lit
        </button>
      </div>
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
      {samples.map((sample, index) => (
        <GameTile
          key={sample.name}
          {...sample}
          vendor="Studio"
          href={index % 2 === 0 ? '#tile' : undefined}
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
      <h2>Medals</h2>
      <div className={css.row}>
        <Medal rank={1} figure="1" label="First place" />
        <Medal rank={2} figure="2" label="Second place" />
        <Medal rank={3} figure="৩" label="Third place" />
        <VipLabel label="VIP 3" />
      </div>
      <h2>Alpana</h2>
      <div className={css.row}>
        <span className={css.small}>
          <Alpana form="logo" />
        </span>
        <span className={css.small}>
          <Alpana form="emblem" />
        </span>
        <span className={css.small}>
          <Alpana form="loader" />
        </span>
      </div>
      <h2>Categories</h2>
      <div className={css.row}>
        {categoryCodes.map((code) => (
          <span key={code} className={css.icon}>
            <CategoryIcon code={code} />
            {code}
          </span>
        ))}
      </div>
    </>
  );
}

export default function ArtGallery() {
  return (
    <main>
      <header>
        <div className={css.bar}>
          <Logo name="Mela" />
        </div>
        <Canopy size="header" />
      </header>
      <div className={css.gallery}>
        <HeroSamples />
        <h2>Tiles</h2>
        <TileSamples />
        <SmallThings />
        <h2>Empty</h2>
        <EmptyState
          title="Nothing played yet"
          text="Your last games will stand here, so that you find them again with one tap."
          action={
            <button type="button" className={css.button}>
              Look at the games
            </button>
          }
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
      </div>
    </main>
  );
}
