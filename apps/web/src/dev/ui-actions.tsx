import { ArrowRight, Eye, Plus, RefreshCw, User } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../ui/data/badge';
import { CopyId } from '../ui/data/copy-id';
import { Qr } from '../ui/data/qr';
import { Button } from '../ui/forms/button';
import { ButtonLink } from '../ui/forms/button-link';
import { IconButton } from '../ui/forms/icon-button';
import { Section, type SectionProps, Specimen } from './specimen';

const forced = ['force-hover', 'force-focus', 'force-pressed'] as const;

export function ActionSamples({ labels }: SectionProps) {
  const { state } = labels;
  const [hidden, setHidden] = useState(false);
  const names = [state.hover, state.focus, state.pressed];
  const tones = [
    ['primary', labels.deposit],
    ['quiet', labels.withdraw],
    ['danger', labels.remove],
  ] as const;
  return (
    <Section id="actions" title={labels.sections.actions}>
      {tones.map(([tone, label]) => (
        <Specimen key={tone} name={`Button, ${tone}`} flow>
          <Button tone={tone}>{label}</Button>
          {forced.map((className, index) => (
            <Button key={className} tone={tone} className={className}>
              {names[index]}
            </Button>
          ))}
          <Button tone={tone} disabledReason={labels.noRecordsText}>
            {state.disabled}
          </Button>
          <Button tone={tone} loading>
            {label}
          </Button>
        </Specimen>
      ))}
      <Specimen name={state.sizes} flow>
        <Button size="small">{labels.cancel}</Button>
        <Button icon={<Plus size={18} />}>{labels.deposit}</Button>
        <Button size="large" tone="primary">
          {labels.deposit}
        </Button>
        <ButtonLink href="#actions" icon={<ArrowRight size={18} />}>
          {labels.more}
        </ButtonLink>
      </Specimen>
      <Specimen name="IconButton, Badge" flow>
        <IconButton label={labels.refresh} icon={<RefreshCw size={18} />} />
        <IconButton
          label={labels.hide}
          icon={<Eye size={18} />}
          aria-pressed={hidden}
          onClick={() => setHidden(!hidden)}
        />
        <IconButton label={state.hover} icon={<RefreshCw size={18} />} className="force-hover" />
        <IconButton label={state.focus} icon={<RefreshCw size={18} />} className="force-focus" />
        <IconButton
          label={state.disabled}
          icon={<RefreshCw size={18} />}
          disabledReason={labels.noRecordsText}
        />
        <IconButton
          label={labels.profile}
          tone="round"
          icon={<User size={20} />}
          badge={<Badge corner count={3} label={labels.unread} />}
        />
        <Badge count={128} label={labels.unread} />
      </Specimen>
      <Specimen name="QR">
        <Qr value="WD-20260418-000417" label={labels.transaction} />
      </Specimen>
      <Specimen name="CopyId">
        <CopyId value="WD-20260418-000417" label={labels.transaction} />
      </Specimen>
    </Section>
  );
}
