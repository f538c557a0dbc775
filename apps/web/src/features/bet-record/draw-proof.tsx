import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';

/** A round of the lottery is proved by its draw, which the page of the lottery works out again. */
export function DrawProof({ gameCode, drawNo }: { gameCode: string; drawNo: string }) {
  const { t } = useTranslation();
  return (
    <Section card title={t('bets.proof')}>
      <Stack>
        <Text tone="muted" size="small">
          {t('bets.drawText')}
        </Text>
        <Row>
          <LinkButton to={`${PATHS.lottery}?${new URLSearchParams({ verify: `${gameCode}:${drawNo}` })}`}>
            {t('bets.checkDraw')}
          </LinkButton>
        </Row>
      </Stack>
    </Section>
  );
}
