import { EllipsisVertical, LogOut, Mail, User, Volume2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { IconButton } from '../ui/icon-button';
import { Menu } from '../ui/menu';
import { Skeleton } from '../ui/skeleton';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import { WaitingDialog } from '../ui/waiting-dialog';
import { Section, type SectionProps, Specimen } from './specimen';

function DialogSamples({ words }: SectionProps) {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'waiting' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen name="Dialog" flow>
      <Button onClick={() => setOpen('dialog')}>{words.openDialog}</Button>
      <Button onClick={() => setOpen('drawer')}>{words.openDrawer}</Button>
      <Button onClick={() => setOpen('waiting')}>{words.openWaiting}</Button>
      {open === 'waiting' && (
        <WaitingDialog label={words.openWaiting} closeLabel={words.close} onClose={close}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" />
        </WaitingDialog>
      )}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={words.dialogTitle}
        description={words.dialogText}
        closeLabel={words.close}
        footer={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button tone="primary" onClick={close}>
              {words.withdraw}
            </Button>
          </>
        }
      >
        <TextField label={words.account} defaultValue={words.accountValue} />
      </Dialog>
      <Dialog
        open={open === 'drawer'}
        onClose={close}
        placement="side"
        title={words.drawerTitle}
        closeLabel={words.close}
      >
        <p>{words.tabText}</p>
      </Dialog>
    </Specimen>
  );
}

function Anchor(props: ComponentProps<'a'>) {
  return <a {...props} />;
}

function MenuSample({ words }: SectionProps) {
  const [sound, setSound] = useState(true);
  const [profile = '', messages = '', volume = '', leave = ''] = words.menuItems;
  return (
    <Specimen name="Menu" flow>
      <Menu
        align="start"
        trigger={<IconButton label={words.menu} icon={<EllipsisVertical size={20} />} />}
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

export function OverlaySamples({ words, language }: SectionProps) {
  const toast = useToast();
  return (
    <Section id="overlays" title={words.sections.overlays}>
      <DialogSamples words={words} language={language} />
      <MenuSample words={words} language={language} />
      <Specimen name="Toast" flow>
        <Button
          onClick={() =>
            toast.show({ title: words.notice, action: { label: words.undo, onAction: () => undefined } })
          }
        >
          {words.showNotice}
        </Button>
        <Button
          onClick={() => toast.show({ title: words.noticeMoney, text: words.noticeMoneyText, tone: 'gain' })}
        >
          {words.showGain}
        </Button>
        <Button
          onClick={() => toast.show({ title: words.noticeAlert, text: words.noticeAlertText, tone: 'live' })}
        >
          {words.showAlert}
        </Button>
      </Specimen>
    </Section>
  );
}
