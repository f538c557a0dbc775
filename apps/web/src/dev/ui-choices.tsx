import { useState } from 'react';
import { Checkbox } from '../ui/checkbox';
import { ChoiceList } from '../ui/choice-list';
import { DatePreset } from '../ui/date-preset';
import { Figure } from '../ui/figure';
import { Segmented } from '../ui/segmented';
import { Switch } from '../ui/switch';
import { Tabs } from '../ui/tabs';
import { Section, type SectionProps, Specimen } from './specimen';

type Period = keyof SectionProps['words']['periods'];
type Method = keyof SectionProps['words']['methods'];

export function ChoiceSamples({ words }: SectionProps) {
  const { state } = words;
  const [sound, setSound] = useState(true);
  const [period, setPeriod] = useState<Period>('custom');
  const [day, setDay] = useState<Period>('today');
  const [range, setRange] = useState({ from: '2026-04-12', to: '2026-04-18' });
  const [method, setMethod] = useState<Method>('bkash');
  const [tab, setTab] = useState('0');
  const presets = (Object.keys(words.periods) as Period[]).map((value) => ({
    value,
    label: words.periods[value],
  }));
  const methods = (Object.keys(words.methods) as Method[]).map((value) => ({
    value,
    label: words.methods[value][0] ?? '',
    hint: words.methods[value][1],
    disabled: value === 'card',
    detail: value === 'card' ? undefined : <Figure tone="gain">{words.fee}</Figure>,
  }));
  return (
    <Section id="choices" title={words.sections.choices}>
      <Specimen name="Checkbox">
        <Checkbox label={words.remember} hint={words.rememberHint} defaultChecked />
        <Checkbox label={words.terms} error={words.termsMissing} />
        <Checkbox label={state.disabled} disabled />
        <Checkbox label={state.disabled} disabled defaultChecked />
      </Specimen>
      <Specimen name="Switch">
        <Switch label={words.sound} hint={words.soundHint} checked={sound} onCheckedChange={setSound} />
        <Switch label={words.notify} checked={!sound} onCheckedChange={(on) => setSound(!on)} />
        <Switch label={state.disabled} checked={false} onCheckedChange={setSound} disabled />
      </Specimen>
      <Specimen name="ChoiceList">
        <ChoiceList label={words.method} value={method} onChange={setMethod} options={methods} />
      </Specimen>
      <Specimen name="Segmented" wide>
        <Segmented label={words.period} value={day} onChange={setDay} options={presets.slice(0, 3)} />
      </Specimen>
      <Specimen name="DatePreset" wide>
        <DatePreset
          label={words.period}
          value={period}
          onChange={setPeriod}
          presets={presets}
          custom={{ preset: 'custom', range, onRange: setRange, fromLabel: words.from, toLabel: words.to }}
        />
      </Specimen>
      <Specimen name="Tabs" wide>
        <Tabs
          label={words.tabs}
          value={tab}
          onChange={setTab}
          tabs={words.tabNames.map((label, index) => ({
            value: String(index),
            label,
            disabled: index === 3,
            panel: <p>{words.tabText}</p>,
          }))}
        />
      </Specimen>
    </Section>
  );
}
