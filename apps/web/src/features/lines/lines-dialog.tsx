import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMember } from '../../data/session/session-store';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { Button } from '../../ui/forms/button';
import { ChoiceList } from '../../ui/forms/choice-list';
import { Callout } from '../../ui/layout/callout';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { Dialog } from '../../ui/overlays/dialog';
import { goToLine } from './chosen-line';
import { LineMeter } from './line-meter';
import { speedClass } from './line-speed';
import { useLineSpeeds, useLines } from './lines.api';
import styles from './lines-dialog.module.css';

interface LinesDialogProps {
  onClose: () => void;
  /** Goes on at a line. */
  go?: (origin: string) => void;
}

export default withPhrases('help', LinesDialog, null);

/** The brand's lines with how fast each of them answers; the page goes on at the one that is chosen. */
export function LinesDialog({ onClose, go = goToLine }: LinesDialogProps) {
  const { t } = useTranslation('help');
  const { t: site } = useTranslation();
  const lines = useLines();
  return (
    <Dialog open onClose={onClose} title={site('shell.lines')} description={t('lines.text')}>
      <Loaded query={lines}>{(origins) => <LineChoice origins={origins} go={go} />}</Loaded>
    </Dialog>
  );
}

function LineChoice({ origins, go }: { origins: string[]; go: (origin: string) => void }) {
  const { t, i18n } = useTranslation('help');
  const { t: site } = useTranslation();
  const member = useIsMember();
  const speeds = useLineSpeeds(origins);
  const here = location.origin;
  const [chosen, setChosen] = useState(here);
  const testing = speeds.some(({ isFetching }) => isFetching);
  const dead = !testing && speeds.every(({ data, isError }) => data === undefined || isError);
  return (
    <Stack gap={4}>
      {dead && <Callout role="alert">{site('errors.error_network')}</Callout>}
      <ChoiceList
        label={t('lines.label')}
        value={chosen}
        onChange={setChosen}
        options={origins.map((origin, index) => ({
          value: origin,
          label: t('lines.line', { number: (index + 1).toLocaleString(i18n.language) }),
          hint: origin === here ? `${new URL(origin).host} · ${t('lines.current')}` : new URL(origin).host,
          detail: <Speed query={speeds[index]} />,
        }))}
      />
      {member && chosen !== here && <Text tone="muted">{t('lines.member')}</Text>}
      <Button
        tone="primary"
        size="large"
        wide
        disabledReason={chosen === here && t('lines.already')}
        onClick={() => go(chosen)}
      >
        {t('lines.use')}
      </Button>
      <Button
        icon={<RefreshCw size={18} />}
        wide
        loading={testing}
        onClick={() => speeds.forEach(({ refetch }) => void refetch())}
      >
        {t('lines.again')}
      </Button>
    </Stack>
  );
}

/** What is being measured keeps its last figure, so that nothing moves. */
function Speed({ query }: { query: ReturnType<typeof useLineSpeeds>[number] | undefined }) {
  const { t, i18n } = useTranslation('help');
  const ms = query?.isError ? undefined : query?.data;
  const state = query?.isError ? t('lines.dead') : t('lines.testing');
  return (
    <span className={styles.speed}>
      <LineMeter ms={ms} />
      <span className={styles.figure}>
        {ms === undefined ? '–' : t('lines.ms', { ms: ms.toLocaleString(i18n.language) })}
        <small>{ms === undefined ? state : t(`lines.${speedClass(ms)}`)}</small>
      </span>
    </span>
  );
}
