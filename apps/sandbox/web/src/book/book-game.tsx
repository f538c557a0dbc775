import { useState } from 'react';
import { OVERROUND } from '../../../common/book/odds';
import { MOST_LEGS } from '../../../common/book/slip';
import { RulesText } from '../frame/rules-text';
import { usePlay } from '../session/play-context';
import { useStake } from '../session/use-stake';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Segmented } from '../ui/segmented';
import styles from './book.module.css';
import { BookFrame } from './book-frame';
import { MatchList } from './match-list';
import { MatchPage } from './match-page';
import { SlipPanel } from './slip-panel';
import { Tickets } from './tickets';
import { useBook } from './use-book';
import { useSlip } from './use-slip';

type Section = 'matches' | 'tickets';

/** Every sport: its matches, the bet slip, and the player's tickets. */
export default function BookGame() {
  const { t, figure } = usePlay();
  const book = useBook();
  const stake = useStake();
  const matches = book.matches ?? [];
  const slip = useSlip(matches, book);
  const [section, setSection] = useState<Section>('matches');
  const [opened, setOpened] = useState<string | null>(null);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const match = matches.find(({ id }) => id === opened);
  const legs = slip.lines.map(({ leg }) => leg);
  return (
    <BookFrame
      cutOff={!book.connected}
      announcement={slip.isPlaced ? t.book.slip.placed : ''}
      rules={<RulesText lines={t.book.rules(figure(OVERROUND, 2), figure(MOST_LEGS))} />}
    >
      <Segmented<Section>
        legend={t.book.sections}
        legendHidden
        value={section}
        options={[
          { value: 'matches', label: t.book.matches },
          { value: 'tickets', label: t.book.myBets },
        ]}
        onChange={setSection}
      />
      {section === 'tickets' && <Tickets {...book} />}
      {section === 'matches' && book.matches === null && (
        <p role="status" className={styles.empty}>
          {t.book.loading}
        </p>
      )}
      {section === 'matches' && match && (
        <MatchPage match={match} legs={legs} onToggle={slip.toggle} onBack={() => setOpened(null)} />
      )}
      {section === 'matches' && book.matches !== null && !match && (
        <MatchList matches={matches} legs={legs} onToggle={slip.toggle} onOpen={setOpened} />
      )}
      {legs.length > 0 && (
        <div className={styles.slipBar}>
          <Button tone="primary" wide onClick={() => setSlipOpen(true)}>
            {t.book.slip.open(figure(legs.length))}
          </Button>
        </div>
      )}
      {isSlipOpen && (
        <Dialog
          title={t.book.slip.title}
          closeLabel={t.studio.close}
          placement="side"
          onClose={() => setSlipOpen(false)}
        >
          <SlipPanel slip={slip} stake={stake} isConnected={book.connected} />
        </Dialog>
      )}
    </BookFrame>
  );
}
