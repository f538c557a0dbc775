import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { BalanceCounter } from '../ui/data/balance-counter';
import { Countdown } from '../ui/data/countdown';
import { Figure } from '../ui/data/figure';
import { StatusPill } from '../ui/data/status-pill';
import { Timeline } from '../ui/data/timeline';
import { WinnerRow } from '../ui/data/winner-row';
import { Button } from '../ui/forms/button';
import { IconButton } from '../ui/forms/icon-button';
import { Card } from '../ui/layout/card';
import { Row } from '../ui/layout/row';
import { Section, type SectionProps, Specimen } from './specimen';
import styles from './ui-gallery.module.css';
import { sampleDigits, sampleMoney } from './ui-samples';

function BalanceSample({ labels, language }: SectionProps) {
  const [minor, setMinor] = useState('425000');
  const [hidden, setHidden] = useState(false);
  const balance = {
    minor,
    label: labels.balance,
    hiddenLabel: labels.balanceHidden,
    symbol: '৳',
    format: (value: string) => sampleMoney(language, value),
  };
  const add = (change: bigint) => setMinor(String(BigInt(minor) + change));
  return (
    <Specimen name="BalanceCounter">
      <div className={styles.wallet}>
        <BalanceCounter {...balance} hidden={hidden} />
        <IconButton
          size="small"
          label={labels.hide}
          icon={hidden ? <EyeOff size={18} /> : <Eye size={18} />}
          onClick={() => setHidden(!hidden)}
        />
      </div>
      <Row gap={2}>
        <Button size="small" onClick={() => add(1_248_000n)}>
          {labels.win}
        </Button>
        <Button size="small" onClick={() => add(-5_075n)}>
          {labels.lose}
        </Button>
      </Row>
    </Specimen>
  );
}

function CountdownSample({ labels, language }: SectionProps) {
  const [begun] = useState(() => Date.now());
  const clock = (seconds: number) => {
    const parts = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'));
    return sampleDigits(language, parts.join(':'));
  };
  return (
    <Specimen name="Countdown" flow>
      {[26 * 60 + 12, 134, 9].map((seconds, index) => (
        <Countdown
          key={seconds}
          deadlineMs={begun + seconds * 1000}
          nowMs={Date.now}
          label={labels.closes}
          format={clock}
          urgentSeconds={10}
          size={(['small', 'medium', 'large'] as const)[index]}
        />
      ))}
    </Specimen>
  );
}

export function MoneySamples({ labels, language }: SectionProps) {
  const times = ['19:52', '20:10', '20:38'].map((time) => sampleDigits(language, time));
  const steps = labels.steps.map((label, index) => ({
    id: label,
    label,
    time: times[index],
    state: index < 2 ? ('done' as const) : index === 2 ? ('now' as const) : ('todo' as const),
  }));
  const refused = {
    id: 'refused',
    label: labels.refused,
    state: 'failed' as const,
    note: labels.refusedNote,
  };
  const sums = ['1248000', '931050', '790000', '621475'];
  return (
    <Section id="money" title={labels.sections.money}>
      <BalanceSample labels={labels} language={language} />
      <CountdownSample labels={labels} language={language} />
      <Specimen name="Figure, StatusPill" flow>
        <Figure size="large">৳{sampleMoney(language, '150000')}</Figure>
        <Figure tone="gain">+৳{sampleMoney(language, '931050')}</Figure>
        <Figure tone="live">−৳{sampleMoney(language, '5075')}</Figure>
        {(['neutral', 'progress', 'gain', 'live'] as const).map((tone, index) => (
          <StatusPill key={tone} tone={tone}>
            {labels.pills[index]}
          </StatusPill>
        ))}
      </Specimen>
      <Specimen name="Timeline">
        <Card>
          <h3>{labels.withdrawal}</h3>
          <Figure size="medium">৳{sampleMoney(language, '150000')}</Figure>
          <Timeline label={labels.withdrawal} items={steps} />
        </Card>
      </Specimen>
      <Specimen name={`Timeline, ${labels.state.error}`}>
        <Card>
          <Timeline label={labels.withdrawal} items={[...steps.slice(0, 2), refused]} />
        </Card>
      </Specimen>
      <Specimen name="WinnerRow">
        <h3>{labels.winners}</h3>
        <ol>
          {['ra***7', 'ni***k', 'to***1', 'sh***a'].map((name, index) => (
            <WinnerRow
              key={name}
              name={name}
              game={labels.winnerGames[index] ?? ''}
              amount={`৳${sampleMoney(language, sums[index] ?? '0')}`}
              ago={index === 0 ? labels.agoFirst : (labels.agoRest[index - 1] ?? '')}
              fresh={index === 0}
            />
          ))}
        </ol>
      </Specimen>
    </Section>
  );
}
