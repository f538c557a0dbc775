import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValueOf } from '#libs/platform/common/call';
import { type ProofStep, verifyRaffle } from '#libs/rewards/common/raffle-proof';
import type { getRaffleProof, Raffle } from '#libs/rewards/common/raffles.calls';
import { Loaded } from '../../../lists/loaded';
import { CopyId } from '../../../ui/data/copy-id';
import { StatusLine } from '../../../ui/feedback/status-line';
import { Button } from '../../../ui/forms/button';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { ProofSteps } from './proof-steps';
import { proofQuery } from './raffles.api';
import styles from './raffles.module.css';

type Proof = ValueOf<typeof getRaffleProof>;

/** Shows what the draw can be worked out again from, and lets the browser do so. */
export function DrawCheck({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const [isOpen, setOpen] = useState(false);
  return (
    <Section ruled title={t('check.title')} text={t('check.text')}>
      {isOpen ? (
        <Stack gap={3} align="start">
          <ProofOf raffle={raffle} />
        </Stack>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('check.open')}</Button>
        </div>
      )}
    </Section>
  );
}

function ProofOf({ raffle: { promotion, id, state } }: { raffle: Raffle }) {
  return (
    <Loaded query={useQuery(proofQuery(promotion, id, state === 'drawn'))}>
      {(proof) => <CheckedProof proof={proof} />}
    </Loaded>
  );
}

function CheckedProof({ proof }: { proof: Proof }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const [steps, setSteps] = useState<ProofStep[]>();
  const { serverSeed, list } = proof;
  const isAble = globalThis.crypto?.subtle !== undefined;
  return (
    <>
      <Text as="h3" strong>
        {t('check.list')}
      </Text>
      <Text size="small" tone="muted">
        {t('check.listText')}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section className={styles.list} tabIndex={0} aria-label={t('check.list')}>
        <pre>{list === '' ? t('check.emptyList') : list}</pre>
      </section>
      {serverSeed === null ? (
        <Text>{t('check.notYet')}</Text>
      ) : (
        <>
          <Text size="small" className={styles.seed}>
            {t('check.serverSeed')} <CopyId value={serverSeed} short label={t('check.copyServerSeed')} />
          </Text>
          {!isAble && <Text tone="live">{t('check.unable')}</Text>}
          <Button
            tone="primary"
            disabled={!isAble}
            onClick={() => void verifyRaffle({ ...proof, serverSeed }).then(setSteps)}
          >
            {t('check.run')}
          </Button>
          <StatusLine strong tone={steps?.every(({ agrees }) => agrees) ? 'gain' : 'live'}>
            {steps && t(steps.every(({ agrees }) => agrees) ? 'check.agrees' : 'check.differs')}
          </StatusLine>
          {steps && <ProofSteps steps={steps} />}
        </>
      )}
    </>
  );
}
