import { useState } from 'react';
import { Figure } from '../ui/data/figure';
import { Checkbox } from '../ui/forms/checkbox';
import { ChoiceList } from '../ui/forms/choice-list';
import { DatePreset } from '../ui/forms/date-preset';
import { Segmented } from '../ui/forms/segmented';
import { Switch } from '../ui/forms/switch';
import { Tabs } from '../ui/layout/tabs';
import { Section, type SectionProps, Specimen } from './specimen';

type Period = keyof SectionProps['labels']['periods'];
type Method = keyof SectionProps['labels']['methods'];

export function ChoiceSamples({ labels }: SectionProps) {
  const { state } = labels;
  const [sound, setSound] = useState(true);
  const [period, setPeriod] = useState<Period>('custom');
  const [day, setDay] = useState<Period>('today');
  const [range, setRange] = useState({ from: '2026-04-12', to: '2026-04-18' });
  const [method, setMethod] = useState<Method>('bkash');
  const [tab, setTab] = useState('0');
  const presets = (Object.keys(labels.periods) as Period[]).map((value) => ({
    value,
    label: labels.periods[value],
  }));
  const methods = (Object.keys(labels.methods) as Method[]).map((value) => ({
    value,
    label: labels.methods[value][0] ?? '',
    hint: labels.methods[value][1],
    disabled: value === 'card',
    detail: value === 'card' ? undefined : <Figure tone="gain">{labels.fee}</Figure>,
  }));
  return (
    <Section id="choices" title={labels.sections.choices}>
      <Specimen name="Checkbox">
        <Checkbox label={labels.remember} hint={labels.rememberHint} defaultChecked />
        <Checkbox label={labels.terms} error={labels.termsMissing} />
        <Checkbox label={state.disabled} disabled />
        <Checkbox label={state.disabled} disabled defaultChecked />
      </Specimen>
      <Specimen name="Switch">
        <Switch label={labels.sound} checked={sound} onCheckedChange={setSound} />
        <Switch label={labels.notify} checked={!sound} onCheckedChange={(on) => setSound(!on)} />
      </Specimen>
      <Specimen name="ChoiceList">
        <ChoiceList label={labels.method} value={method} onChange={setMethod} options={methods} />
      </Specimen>
      <Specimen name="Segmented" wide>
        <Segmented label={labels.period} value={day} onChange={setDay} options={presets.slice(0, 3)} />
      </Specimen>
      <Specimen name="DatePreset" wide>
        <DatePreset
          label={labels.period}
          value={period}
          onChange={setPeriod}
          presets={presets}
          custom={{ preset: 'custom', range, onRange: setRange, fromLabel: labels.from, toLabel: labels.to }}
        />
      </Specimen>
      <Specimen name="Tabs" wide>
        <Tabs
          label={labels.tabs}
          value={tab}
          onChange={setTab}
          tabs={labels.tabNames.map((label, index) => ({
            value: String(index),
            label,
            disabled: index === 3,
            panel: <p>{labels.tabText}</p>,
          }))}
        />
      </Specimen>
    </Section>
  );
}
