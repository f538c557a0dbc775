import { useState } from 'react';
import { EmptyState } from '../ui/art/empty-state';
import { type Column, DataTable } from '../ui/data-table';
import { Figure } from '../ui/figure';
import { StatusPill } from '../ui/status-pill';
import { Tree } from '../ui/tree';
import { TreeRow } from '../ui/tree-row';
import { Section, type SectionProps, Specimen } from './specimen';
import { sampleDigits, sampleMoney } from './ui-samples';

interface Bet {
  id: string;
  game: string;
  time: string;
  stake: string;
  result: string;
  open: boolean;
}

function bets(words: SectionProps['words']): Bet[] {
  const results = ['248000', '-5000', '0', '93150'];
  return results.map((result, index) => ({
    id: String(index),
    game: words.games[index] ?? '',
    time: `20:${41 - index * 7}`,
    stake: String(5000 + index * 2500),
    result,
    open: index === 2,
  }));
}

function betColumns({ words, language }: SectionProps): Column<Bet>[] {
  const names = words.columns;
  const tone = (result: string) => (result.startsWith('-') ? 'text' : result === '0' ? 'muted' : 'gain');
  return [
    { key: 'game', header: names.game, cell: (bet) => bet.game, sortable: true },
    { key: 'time', header: names.time, cell: (bet) => <Figure>{sampleDigits(language, bet.time)}</Figure> },
    { key: 'bet', header: names.bet, figures: true, cell: (bet) => sampleMoney(language, bet.stake) },
    {
      key: 'result',
      header: names.result,
      figures: true,
      sortable: true,
      cell: (bet) => <Figure tone={tone(bet.result)}>{sampleMoney(language, bet.result)}</Figure>,
    },
    {
      key: 'state',
      header: names.state,
      cell: (bet) => (
        <StatusPill tone={bet.open ? 'progress' : 'neutral'}>
          {bet.open ? words.open : words.settled}
        </StatusPill>
      ),
    },
  ];
}

function TreeSample({ words, language }: SectionProps) {
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState('0');
  const levels = [1, 2, 3, 3, 2];
  return (
    <Specimen name="Tree, TreeRow">
      <Tree label={words.downlines}>
        {words.agents.map((label, index) =>
          !open && levels[index] === 3 ? null : (
            <TreeRow
              key={label}
              level={levels[index] ?? 1}
              label={label}
              detail={index < 2 ? words.downlineDetail : undefined}
              trail={sampleMoney(language, String(4_120_000 / (index + 1)).split('.')[0] ?? '0')}
              expanded={index === 0 ? true : index === 1 ? open : undefined}
              onToggle={() => setOpen(!open)}
              selected={chosen === label || (chosen === '0' && index === 0)}
              onSelect={() => setChosen(label)}
            />
          ),
        )}
      </Tree>
    </Specimen>
  );
}

export function ListSamples({ words, language }: SectionProps) {
  const [sort, setSort] = useState<'game' | 'result'>('result');
  const [chosen, setChosen] = useState('1');
  const table = {
    columns: betColumns({ words, language }),
    rows: bets(words),
    rowKey: (bet: Bet) => bet.id,
    empty: <EmptyState heading="h3" title={words.noRecords} text={words.noRecordsText} />,
  };
  return (
    <Section id="lists" title={words.sections.lists}>
      <Specimen name="DataTable" wide>
        <DataTable
          {...table}
          caption={words.records}
          sort={{
            key: sort,
            direction: 'descending',
            onSort: (key) => setSort(key === 'game' ? 'game' : 'result'),
          }}
        />
      </Specimen>
      <Specimen name="DataTable, dense" wide>
        <DataTable
          {...table}
          caption={`${words.records}, ${words.open}`}
          dense
          frozenFirst
          selectedKey={chosen}
          onOpen={(bet) => setChosen(bet.id)}
        />
      </Specimen>
      <Specimen name={words.state.loading}>
        <DataTable {...table} columns={table.columns.slice(0, 3)} caption={words.loadingRecords} loading />
      </Specimen>
      <Specimen name={words.state.empty}>
        <DataTable {...table} columns={table.columns.slice(0, 3)} caption={words.noRecords} rows={[]} />
      </Specimen>
      <TreeSample words={words} language={language} />
    </Section>
  );
}
