import { useState } from 'react';
import { EmptyState } from '../ui/art/empty-state';
import { type Column, DataTable } from '../ui/data/data-table';
import { Figure } from '../ui/data/figure';
import { StatusPill } from '../ui/data/status-pill';
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

function bets(labels: SectionProps['labels']): Bet[] {
  const results = ['248000', '-5000', '0', '93150'];
  return results.map((result, index) => ({
    id: String(index),
    game: labels.games[index] ?? '',
    time: `20:${41 - index * 7}`,
    stake: String(5000 + index * 2500),
    result,
    open: index === 2,
  }));
}

function betColumns({ labels, language }: SectionProps): Column<Bet>[] {
  const names = labels.columns;
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
          {bet.open ? labels.open : labels.settled}
        </StatusPill>
      ),
    },
  ];
}

export function ListSamples({ labels, language }: SectionProps) {
  const [sort, setSort] = useState<'game' | 'result'>('result');
  const [chosen, setChosen] = useState('1');
  const table = {
    columns: betColumns({ labels, language }),
    rows: bets(labels),
    rowKey: (bet: Bet) => bet.id,
    empty: <EmptyState heading="h3" title={labels.noRecords} text={labels.noRecordsText} />,
  };
  return (
    <Section id="lists" title={labels.sections.lists}>
      <Specimen name="DataTable" wide>
        <DataTable
          {...table}
          caption={labels.records}
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
          caption={`${labels.records}, ${labels.open}`}
          dense
          selectedKey={chosen}
          onOpen={(bet) => setChosen(bet.id)}
        />
      </Specimen>
      <Specimen name={labels.state.loading}>
        <DataTable {...table} columns={table.columns.slice(0, 3)} caption={labels.loadingRecords} loading />
      </Specimen>
      <Specimen name={labels.state.empty}>
        <DataTable {...table} columns={table.columns.slice(0, 3)} caption={labels.noRecords} rows={[]} />
      </Specimen>
    </Section>
  );
}
