import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { BalanceCounter } from '../ui/balance-counter';
import { Button } from '../ui/button';
import { Countdown } from '../ui/countdown';
import { Figure } from '../ui/figure';
import { IconButton } from '../ui/icon-button';
import { StatusPill } from '../ui/status-pill';
import { Timeline } from '../ui/timeline';
import { WinnerRow } from '../ui/winner-row';
import { Section, type SectionProps, Specimen } from './specimen';
import styles from './ui-gallery.module.css';
import { sampleDigits, sampleMoney } from './ui-samples';

function BalanceSample({ words, language }: SectionProps) {
  const [minor, setMinor] = useState('425000');
  const [hidden, setHidden] = useState(false);
  const balance = {
    minor,
    label: words.balance,
    hiddenLabel: words.balanceHidden,
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
          label={words.hide}
          pressed={hidden}
          icon={hidden ? <EyeOff size={18} /> : <Eye size={18} />}
          onClick={() => setHidden(!hidden)}
        />
      </div>
      <BalanceCounter {...balance} size="medium" />
      <BalanceCounter {...balance} size="large" />
      <div className={styles.flow}>
        <Button size="small" onClick={() => add(1_248_000n)}>
          {words.win}
        </Button>
        <Button size="small" onClick={() => add(-5_075n)}>
          {words.lose}
        </Button>
      </div>
    </Specimen>
  );
}

function CountdownSample({ words, language }: SectionProps) {
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
          label={words.closes}
          format={clock}
          urgentSeconds={10}
          size={(['small', 'medium', 'large'] as const)[index]}
        />
      ))}
    </Specimen>
  );
}

export function MoneySamples({ words, language }: SectionProps) {
  const times = ['19:52', '20:10', '20:38'].map((time) => sampleDigits(language, time));
  const steps = words.steps.map((label, index) => ({
    id: label,
    label,
    time: times[index],
    state: index < 2 ? ('done' as const) : index === 2 ? ('now' as const) : ('todo' as const),
  }));
  const refused = { id: 'refused', label: words.refused, state: 'failed' as const, note: words.refusedNote };
  const sums = ['1248000', '931050', '790000', '621475'];
  return (
    <Section id="money" title={words.sections.money}>
      <BalanceSample words={words} language={language} />
      <CountdownSample words={words} language={language} />
      <Specimen name="Figure, StatusPill" flow>
        <Figure size="large">৳{sampleMoney(language, '150000')}</Figure>
        <Figure tone="gain">+৳{sampleMoney(language, '931050')}</Figure>
        <Figure tone="live">−৳{sampleMoney(language, '5075')}</Figure>
        {(['neutral', 'progress', 'gain', 'live'] as const).map((tone, index) => (
          <StatusPill key={tone} tone={tone}>
            {words.pills[index]}
          </StatusPill>
        ))}
      </Specimen>
      <Specimen name="Timeline">
        <div className={styles.card}>
          <h3>{words.withdrawal}</h3>
          <Figure size="medium">৳{sampleMoney(language, '150000')}</Figure>
          <Timeline label={words.withdrawal} items={steps} stateLabels={words.read} />
        </div>
      </Specimen>
      <Specimen name={`Timeline, ${words.state.error}`}>
        <div className={styles.card}>
          <Timeline
            label={words.withdrawal}
            items={[...steps.slice(0, 2), refused]}
            stateLabels={words.read}
          />
        </div>
      </Specimen>
      <Specimen name="WinnerRow">
        <h3>{words.winners}</h3>
        <ol>
          {['ra***7', 'ni***k', 'to***1', 'sh***a'].map((name, index) => (
            <WinnerRow
              key={name}
              name={name}
              game={words.winnerGames[index] ?? ''}
              amount={`৳${sampleMoney(language, sums[index] ?? '0')}`}
              ago={index === 0 ? words.agoFirst : (words.agoRest[index - 1] ?? '')}
              fresh={index === 0}
            />
          ))}
        </ol>
      </Specimen>
    </Section>
  );
}
