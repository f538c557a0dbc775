import { useState } from 'react';
import { BarChart } from '../ui/bar-chart';
import { Button } from '../ui/button';
import { type Column, DataTable } from '../ui/data-table';
import { FigureStrip } from '../ui/figure-strip';
import { Page } from '../ui/page';
import { WaitingBar } from '../ui/waiting-bar';
import { Section, type SectionProps, Specimen } from './specimen';
import { sampleDigits, sampleMoney } from './ui-samples';

const DAYS = [182_000, 96_500, -40_200, 0, 240_750, 131_000, -12_400];

function ChartSample({ words, language, signed }: SectionProps & { signed: boolean }) {
  const [at, setAt] = useState(DAYS.length - 1);
  const values = signed ? DAYS : DAYS.map((value) => Math.abs(value) * 9);
  const day = (index: number) => `${sampleDigits(language, String(index + 1))} ${words.report.month}`;
  const text = (value: number) => `৳${sampleMoney(language, String(value))}`;
  return (
    <BarChart
      label={`${words.report.figures[signed ? 1 : 0]}: ${day(at)}, ${text(values[at] ?? 0)}`}
      tone={signed ? 'sign' : 'plain'}
      points={values.map((value, index) => ({
        key: String(index),
        value,
        text: `${day(index)}: ${text(value)}`,
      }))}
      at={at}
      onAt={setAt}
      from={day(0)}
      to={day(DAYS.length - 1)}
      top={text(Math.max(...values))}
    />
  );
}

function WideSample({ words, language }: SectionProps) {
  const money = (key: string, header: string, of: (value: number) => number): Column<number> => ({
    key,
    header,
    figures: true,
    cell: (value) => sampleMoney(language, String(of(value))),
  });
  const [bet = '', profit = '', income = ''] = words.report.figures;
  return (
    <DataTable
      wide
      caption={words.report.title}
      columns={[
        {
          key: 'day',
          header: words.period,
          cell: (value) => `${sampleDigits(language, String(DAYS.indexOf(value) + 1))} ${words.report.month}`,
        },
        money('bet', bet, (value) => Math.abs(value) * 9),
        money('profit', profit, (value) => value),
        money('income', income, (value) => Math.max(0, Math.floor(value / 8))),
        money('balance', words.balance, (value) => Math.abs(value) * 3),
        money('deposit', words.deposit, (value) => Math.abs(value) * 4),
        money('withdraw', words.withdraw, (value) => Math.abs(value) * 2),
      ]}
      rows={DAYS}
      rowKey={String}
      empty={null}
    />
  );
}

/** Parts of pages that report: frames, figures, charts, wide tables. */
export function ReportSamples({ words, language }: SectionProps) {
  const { report } = words;
  const figures = report.figures.map((label, index) => ({
    key: label,
    label,
    value: `৳${sampleMoney(language, String(DAYS[index] ?? 0))}`,
    note: index === 0 ? report.note : undefined,
  }));
  return (
    <Section id="reports" title={words.sections.reports}>
      <Specimen name="Page" wide>
        <Page
          title={report.title}
          lead={report.lead}
          above={<a href="#reports">{words.previous}</a>}
          tools={<Button>{report.save}</Button>}
        >
          <FigureStrip label={report.title} figures={figures} />
        </Page>
      </Specimen>
      <Specimen name={`FigureStrip, ${words.state.loading}`}>
        <FigureStrip
          label={words.state.loading}
          figures={figures.map((figure) => ({ ...figure, value: undefined, note: undefined }))}
        />
      </Specimen>
      <Specimen name="WaitingBar">
        <WaitingBar>
          <span>{report.waiting}</span>
          <Button size="small">{report.answer}</Button>
        </WaitingBar>
      </Specimen>
      <Specimen name="BarChart">
        <ChartSample words={words} language={language} signed={false} />
      </Specimen>
      <Specimen name="BarChart, sign">
        <ChartSample words={words} language={language} signed />
      </Specimen>
      <Specimen name="DataTable, wide" wide>
        <WideSample words={words} language={language} />
      </Specimen>
    </Section>
  );
}
