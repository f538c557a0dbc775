import { EllipsisVertical, LogOut, Mail, User, Volume2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Skeleton } from '../ui/feedback/skeleton';
import { useToast } from '../ui/feedback/toast';
import { Button } from '../ui/forms/button';
import { IconButton } from '../ui/forms/icon-button';
import { TextField } from '../ui/forms/text-field';
import { Dialog } from '../ui/overlays/dialog';
import { Menu } from '../ui/overlays/menu';
import { WaitingDialog } from '../ui/overlays/waiting-dialog';
import { Section, type SectionProps, Specimen } from './specimen';

function DialogSamples({ labels }: SectionProps) {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'waiting' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen name="Dialog" flow>
      <Button onClick={() => setOpen('dialog')}>{labels.openDialog}</Button>
      <Button onClick={() => setOpen('drawer')}>{labels.openDrawer}</Button>
      <Button onClick={() => setOpen('waiting')}>{labels.openWaiting}</Button>
      {open === 'waiting' && (
        <WaitingDialog label={labels.openWaiting} onClose={close}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" />
        </WaitingDialog>
      )}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={labels.dialogTitle}
        description={labels.dialogText}
        footer={
          <>
            <Button onClick={close}>{labels.cancel}</Button>
            <Button tone="primary" onClick={close}>
              {labels.withdraw}
            </Button>
          </>
        }
      >
        <TextField label={labels.account} defaultValue={labels.accountValue} />
      </Dialog>
      <Dialog open={open === 'drawer'} onClose={close} placement="side" title={labels.drawerTitle}>
        <p>{labels.tabText}</p>
      </Dialog>
    </Specimen>
  );
}

function Anchor(props: ComponentProps<'a'>) {
  return <a {...props} />;
}

function MenuSample({ labels }: SectionProps) {
  const [sound, setSound] = useState(true);
  const [profile = '', messages = '', volume = '', leave = ''] = labels.menuItems;
  return (
    <Specimen name="Menu" flow>
      <Menu
        trigger={<IconButton label={labels.menu} icon={<EllipsisVertical size={20} />} />}
        items={[
          {
            id: 'profile',
            label: profile,
            icon: <User size={18} />,
            link: <Anchor href="#overlays" />,
          },
          { id: 'mail', label: messages, icon: <Mail size={18} />, disabled: true },
          {
            id: 'sound',
            label: volume,
            icon: <Volume2 size={18} />,
            checked: sound,
            onSelect: () => setSound(!sound),
          },
          'separator',
          { id: 'leave', label: leave, icon: <LogOut size={18} />, tone: 'danger' },
        ]}
      />
    </Specimen>
  );
}

export function OverlaySamples({ labels, language }: SectionProps) {
  const toast = useToast();
  return (
    <Section id="overlays" title={labels.sections.overlays}>
      <DialogSamples labels={labels} language={language} />
      <MenuSample labels={labels} language={language} />
      <Specimen name="Toast" flow>
        <Button
          onClick={() =>
            toast.show({ title: labels.notice, action: { label: labels.undo, onAction: () => undefined } })
          }
        >
          {labels.showNotice}
        </Button>
        <Button
          onClick={() =>
            toast.show({ title: labels.noticeMoney, text: labels.noticeMoneyText, tone: 'gain' })
          }
        >
          {labels.showGain}
        </Button>
        <Button
          onClick={() =>
            toast.show({ title: labels.noticeAlert, text: labels.noticeAlertText, tone: 'live' })
          }
        >
          {labels.showAlert}
        </Button>
      </Specimen>
    </Section>
  );
}
