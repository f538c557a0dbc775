import { useState } from 'react';
import { GameTile } from '../ui/art/game-tile';
import { Breadcrumb } from '../ui/breadcrumb';
import { Pager } from '../ui/pager';
import { Rail } from '../ui/rail';
import { Section, type SectionProps, Specimen } from './specimen';
import { sampleDigits } from './ui-samples';

const scenes = ['reels', 'fish', 'rocket', 'wheel', 'cards', 'rooster'] as const;

function PagerSample({ words, language }: SectionProps) {
  const [page, setPage] = useState(4);
  const shared = {
    previousLabel: words.previous,
    nextLabel: words.next,
    pageLabel: (number: number) => `${words.page} ${sampleDigits(language, String(number))}`,
    format: (number: number) => sampleDigits(language, String(number)),
  };
  return (
    <>
      <Specimen name={`Pager, ${words.state.many}`}>
        <Pager {...shared} label={words.pages} page={page} pages={12} onPage={setPage} />
      </Specimen>
      <Specimen name={`Pager, ${words.state.one}`}>
        <Pager {...shared} label={words.state.one} page={1} pages={1} onPage={setPage} />
      </Specimen>
    </>
  );
}

export function NavigationSamples({ words, language }: SectionProps) {
  const path = words.agents.slice(0, 4).map((label, index) => ({
    id: label,
    label,
    ...(index === 0 ? { link: <a href="#navigation">{label}</a> } : { onSelect: () => undefined }),
  }));
  const tiles = words.games.concat(words.games).map((name, index) => (
    <GameTile
      // biome-ignore lint/suspicious/noArrayIndexKey: the same six games twice
      key={index}
      name={name}
      vendor="Studio"
      scene={scenes[index % scenes.length] ?? 'reels'}
      styleIndex={([0, 3, 2, 4, 1] as const)[index % 5] ?? 0}
      href="#navigation"
    />
  ));
  return (
    <Section id="navigation" title={words.sections.navigation}>
      <Specimen name="Rail" wide>
        <Rail
          title={words.rail}
          items={tiles}
          previousLabel={words.previous}
          nextLabel={words.next}
          more={<a href="#navigation">{words.more}</a>}
        />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb label={words.path} items={path} />
      </Specimen>
      <PagerSample words={words} language={language} />
    </Section>
  );
}
