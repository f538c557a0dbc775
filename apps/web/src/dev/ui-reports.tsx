import { useId, useState } from 'react';
import { BarChart } from '../ui/data/bar-chart';
import { type Column, DataTable } from '../ui/data/data-table';
import { FigureStrip } from '../ui/data/figure-strip';
import { Meter } from '../ui/data/meter';
import { SignedBars } from '../ui/data/signed-bars';
import { WaitingBar } from '../ui/feedback/waiting-bar';
import { Button } from '../ui/forms/button';
import { Page } from '../ui/layout/page';
import { Section, type SectionProps, Specimen } from './specimen';
import { sampleDigits, sampleMoney } from './ui-samples';

const DAYS = [182_000, 96_500, -40_200, 0, 240_750, 131_000, -12_400];

function ChartSample({ labels, language, signed }: SectionProps & { signed: boolean }) {
  const [at, setAt] = useState(DAYS.length - 1);
  const values = signed ? DAYS : DAYS.map((value) => Math.abs(value) * 9);
  const day = (index: number) => `${sampleDigits(language, String(index + 1))} ${labels.report.month}`;
  const text = (value: number) => `৳${sampleMoney(language, String(value))}`;
  return (
    <BarChart
      label={`${labels.report.figures[signed ? 1 : 0]}: ${day(at)}, ${text(values[at] ?? 0)}`}
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

function WideSample({ labels, language }: SectionProps) {
  const money = (key: string, header: string, of: (value: number) => number): Column<number> => ({
    key,
    header,
    figures: true,
    cell: (value) => sampleMoney(language, String(of(value))),
  });
  const [bet = '', profit = '', income = ''] = labels.report.figures;
  return (
    <DataTable
      wide
      caption={labels.report.title}
      columns={[
        {
          key: 'day',
          header: labels.period,
          cell: (value) =>
            `${sampleDigits(language, String(DAYS.indexOf(value) + 1))} ${labels.report.month}`,
        },
        money('bet', bet, (value) => Math.abs(value) * 9),
        money('profit', profit, (value) => value),
        money('income', income, (value) => Math.max(0, Math.floor(value / 8))),
        money('balance', labels.balance, (value) => Math.abs(value) * 3),
        money('deposit', labels.deposit, (value) => Math.abs(value) * 4),
        money('withdraw', labels.withdraw, (value) => Math.abs(value) * 2),
      ]}
      rows={DAYS}
      rowKey={String}
      empty={null}
    />
  );
}

/** Parts of pages that report: frames, figures, charts, wide tables. */
export function ReportSamples({ labels, language }: SectionProps) {
  const { report } = labels;
  const meter = useId();
  const figures = report.figures.map((label, index) => ({
    key: label,
    label,
    value: `৳${sampleMoney(language, String(DAYS[index] ?? 0))}`,
    note: index === 0 ? report.note : undefined,
  }));
  return (
    <Section id="reports" title={labels.sections.reports}>
      <Specimen name="Page" wide>
        <Page title={report.title} lead={report.lead} tools={<Button>{report.save}</Button>}>
          <FigureStrip label={report.title} figures={figures} />
        </Page>
      </Specimen>
      <Specimen name={`FigureStrip, ${labels.state.loading}`}>
        <FigureStrip
          label={labels.state.loading}
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
        <ChartSample labels={labels} language={language} signed={false} />
      </Specimen>
      <Specimen name="BarChart, sign">
        <ChartSample labels={labels} language={language} signed />
      </Specimen>
      <Specimen name="SignedBars">
        <SignedBars
          label={report.title}
          bars={DAYS.slice(0, 4).map((value, index) => ({
            key: String(value),
            name: `${sampleDigits(language, String(index + 1))} ${report.month}`,
            value,
            text: `৳${sampleMoney(language, String(value))}`,
          }))}
        />
      </Specimen>
      <Specimen name="Meter">
        <p id={meter}>{report.figures[0]}</p>
        <Meter labelledBy={meter} value={42} max={100}>
          {`৳${sampleMoney(language, '4200')}`}
        </Meter>
      </Specimen>
      <Specimen name="DataTable, wide" wide>
        <WideSample labels={labels} language={language} />
      </Specimen>
    </Section>
  );
}
