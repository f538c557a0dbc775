import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../routes/link-button';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';

interface DrawProofProps {
  /** On which the game is played. */
  page: string;
  gameCode: string;
  drawNo: string;
}

/** A round of the lottery is proved by its draw, which the page of the lottery works out again. */
export function DrawProof({ page, gameCode, drawNo }: DrawProofProps) {
  const { t } = useTranslation();
  return (
    <Section card title={t('bets.proof')}>
      <Stack>
        <Text tone="muted" size="small">
          {t('bets.drawText')}
        </Text>
        <Row>
          <LinkButton to={`${page}?${new URLSearchParams({ verify: `${gameCode}:${drawNo}` })}`}>
            {t('bets.checkDraw')}
          </LinkButton>
        </Row>
      </Stack>
    </Section>
  );
}
