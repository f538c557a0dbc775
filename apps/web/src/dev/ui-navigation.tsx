import { useState } from 'react';
import { GameScene } from '../ui/art/game-scene';
import { GameTile } from '../ui/art/game-tile';
import { Pager } from '../ui/data/pager';
import { Breadcrumb } from '../ui/layout/breadcrumb';
import { Rail } from '../ui/layout/rail';
import { Section, type SectionProps, Specimen } from './specimen';

const scenes = ['reels', 'fish', 'rocket', 'wheel', 'cards', 'rooster'] as const;

function PagerSample({ labels }: SectionProps) {
  const [page, setPage] = useState(4);
  return (
    <Specimen name={`Pager, ${labels.state.many}`}>
      <Pager page={page} pages={12} onPage={setPage} />
    </Specimen>
  );
}

export function NavigationSamples({ labels, language }: SectionProps) {
  const path = labels.agents.slice(0, 4).map((label, index) => ({
    id: label,
    label,
    ...(index === 0 ? { link: <a href="#navigation">{label}</a> } : { onSelect: () => undefined }),
  }));
  const tiles = labels.games.concat(labels.games).map((name, index) => (
    <GameTile
      // biome-ignore lint/suspicious/noArrayIndexKey: the same six games twice
      key={index}
      name={name}
      vendor="Studio"
      picture={
        <GameScene
          scene={scenes[index % scenes.length] ?? 'reels'}
          styleIndex={([0, 3, 2, 4, 1] as const)[index % 5] ?? 0}
        />
      }
    />
  ));
  return (
    <Section id="navigation" title={labels.sections.navigation}>
      <Specimen name="Rail" wide>
        <Rail
          title={labels.rail}
          items={tiles}
          previousLabel={labels.previous}
          nextLabel={labels.next}
          more={<a href="#navigation">{labels.more}</a>}
        />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb label={labels.path} items={path} />
      </Specimen>
      <PagerSample labels={labels} language={language} />
    </Section>
  );
}
