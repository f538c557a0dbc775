import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../routes/link-button';
import { agentPath } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import type { ContractStep } from './contract-step';

/** The offer was answered on another device, or withdrawn. */
export function ContractGone({ offer, send }: ContractStep) {
  const { t } = useTranslation('agency');
  const close = () => send({ type: 'DISMISS' });
  return (
    <Stack gap={4}>
      <p role="alert">{t('contract.dialog.gone')}</p>
      <Row gap={2} justify="end">
        <Button onClick={close}>{t('contract.dialog.close')}</Button>
        <LinkButton tone="primary" to={agentPath('contracts', `/${offer.id}`)} onClick={close}>
          {t('contract.notice.open')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
