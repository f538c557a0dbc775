import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { CopyId } from '../../../ui/data/copy-id';
import { Facts } from '../../../ui/data/facts';
import { StatusLine } from '../../../ui/feedback/status-line';
import { Button } from '../../../ui/forms/button';
import { Page } from '../../../ui/layout/page';
import { Row } from '../../../ui/layout/row';
import { Section } from '../../../ui/layout/section';
import { Text } from '../../../ui/layout/text';
import { Numbers } from '../draw/numbers';
import { useTokenText } from '../picking/use-token-text';
import { gamePath } from '../played-games';
import { useDrawnText } from './use-drawn-text';
import { verificationQuery } from './verify.api';
import { type DrawToVerify, type VerifyStep, verifyDraw } from './verify-draw';
import { VerifySteps } from './verify-steps';

interface VerifyPageProps {
  game: LotteryGame;
  drawNo: string;
}

/** Lets the browser work a draw out again, and look the member's own tickets up in it. */
export function VerifyPage({ game, drawNo }: VerifyPageProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'verify' });
  const tokenText = useTokenText();
  const query = useQuery(verificationQuery(game, drawNo));
  useDocumentTitle(t('title'));
  return (
    <Page
      title={t('title')}
      lead={t('lead', { no: tokenText(drawNo) })}
      width="form"
      tools={<LinkButton to={gamePath(game)}>{t('back')}</LinkButton>}
    >
      <Loaded query={query}>{(draw) => <Check draw={draw} />}</Loaded>
    </Page>
  );
}

const numbersOf = (result: string) => result.split('/').map((prize) => prize.split(','));

function Check({ draw }: { draw: DrawToVerify }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'verify' });
  const drawnText = useDrawnText();
  const [steps, setSteps] = useState<VerifyStep[]>();
  const [checking, setChecking] = useState(false);
  // A chain of the beacon has thousands of rounds, so that it takes a moment.
  const check = async () => {
    setChecking(true);
    setSteps(await verifyDraw(draw));
    setChecking(false);
  };
  const { proof } = draw;
  const isAble = globalThis.crypto?.subtle !== undefined;
  const isOwn = proof.source === 'own';
  const unready = isOwn ? proof.seed === null : proof.root === null;
  const agrees = steps?.every((step) => step.agrees);
  return (
    <>
      <Section card title={t('result')}>
        {proof.result === null ? (
          <Text>{t(proof.status === 'void' ? 'void' : 'notYet')}</Text>
        ) : (
          <Numbers family={draw.game.family} result={numbersOf(proof.result)} whole />
        )}
        {proof.revisions.slice(1).map(({ revision, reason }, at) => (
          <Text key={revision} tone="live">
            {t('corrected', { before: drawnText(proof.revisions[at]?.result ?? ''), reason })}
          </Text>
        ))}
      </Section>
      <Section card title={t('published')} text={t(isOwn ? 'publishedText' : 'outsideText')}>
        <Facts
          items={[
            hashFact(t('commitment'), proof.commitment),
            hashFact(t('root'), proof.root),
            proof.beaconRound !== null && { label: t('round'), value: String(proof.beaconRound) },
            hashFact(t('anchor'), proof.beaconChain?.anchor ?? null),
            hashFact(t('value'), proof.beaconValue),
            hashFact(t('seed'), proof.seed),
          ]}
        />
      </Section>
      <Section card title={t('check')} text={t('checkText')}>
        {!isAble && <Text tone="live">{t('unable')}</Text>}
        <Row>
          <Button
            tone="primary"
            disabledReason={
              (unready && t('notYet')) || (!isOwn && draw.tickets.length === 0 && t('noTicket'))
            }
            disabled={!isAble}
            loading={checking}
            onClick={() => void check()}
          >
            {t('run')}
          </Button>
        </Row>
        <StatusLine strong tone={agrees ? 'gain' : 'live'}>
          {steps && t(agrees ? 'agrees' : 'differs')}
        </StatusLine>
        {steps && <VerifySteps steps={steps} />}
      </Section>
    </>
  );
}

const hashFact = (label: string, value: string | null) =>
  value !== null && { label, value: <CopyId value={value} short label={label} /> };
