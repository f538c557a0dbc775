import { ArrowRight, Eye, Plus, RefreshCw, User } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { CopyId } from '../ui/copy-id';
import { IconButton } from '../ui/icon-button';
import { Qr } from '../ui/qr';
import { Tooltip } from '../ui/tooltip';
import { Section, type SectionProps, Specimen } from './specimen';
import { sampleDigits } from './ui-samples';

const forced = ['force-hover', 'force-focus', 'force-pressed'] as const;

export function ActionSamples({ words, language }: SectionProps) {
  const { state } = words;
  const [hidden, setHidden] = useState(false);
  const names = [state.hover, state.focus, state.pressed];
  const tones = [
    ['primary', words.deposit],
    ['quiet', words.withdraw],
    ['danger', words.remove],
  ] as const;
  return (
    <Section id="actions" title={words.sections.actions}>
      {tones.map(([tone, label]) => (
        <Specimen key={tone} name={`Button, ${tone}`} flow>
          <Button tone={tone}>{label}</Button>
          {forced.map((className, index) => (
            <Button key={className} tone={tone} className={className}>
              {names[index]}
            </Button>
          ))}
          <Button tone={tone} disabled>
            {state.disabled}
          </Button>
          <Button tone={tone} loading>
            {label}
          </Button>
        </Specimen>
      ))}
      <Specimen name={state.sizes} flow>
        <Button size="small">{words.cancel}</Button>
        <Button icon={<Plus size={18} />}>{words.deposit}</Button>
        <Button size="large" tone="primary">
          {words.deposit}
        </Button>
        <ButtonLink href="#actions" icon={<ArrowRight size={18} />}>
          {words.more}
        </ButtonLink>
      </Specimen>
      <Specimen name="IconButton, Badge, Tooltip" flow>
        <Tooltip text={words.refresh}>
          <IconButton label={words.refresh} icon={<RefreshCw size={18} />} />
        </Tooltip>
        <IconButton
          label={words.hide}
          icon={<Eye size={18} />}
          pressed={hidden}
          onClick={() => setHidden(!hidden)}
        />
        <IconButton label={state.hover} icon={<RefreshCw size={18} />} className="force-hover" />
        <IconButton label={state.focus} icon={<RefreshCw size={18} />} className="force-focus" />
        <IconButton label={state.disabled} icon={<RefreshCw size={18} />} disabled />
        <IconButton
          label={words.profile}
          tone="round"
          icon={<User size={20} />}
          badge={
            <Badge
              corner
              count={3}
              label={words.unread}
              format={(count) => sampleDigits(language, `${count}`)}
            />
          }
        />
        <Badge count={128} label={words.unread} format={(count) => sampleDigits(language, `${count}`)} />
        <Badge
          count={12}
          tone="quiet"
          label={words.unread}
          format={(count) => sampleDigits(language, `${count}`)}
        />
      </Specimen>
      <Specimen name="QR">
        <Qr value="WD-20260418-000417" label={words.transaction} />
      </Specimen>
      <Specimen name="CopyId">
        <CopyId
          value="WD-20260418-000417"
          copyLabel={words.transaction}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
      </Specimen>
    </Section>
  );
}
