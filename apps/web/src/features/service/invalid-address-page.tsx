import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../data/site/site-config';
import { withPhrases } from '../../lazy/with-phrases';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { openService } from './shared/open-service';

export default withPhrases('help', InvalidAddressPage);

/** An address that no page has; customer service may know what was meant. */
function InvalidAddressPage() {
  const { t } = useTranslation('help');
  const { t: site } = useTranslation();
  const services = useSiteConfig().data?.customerService ?? [];
  return (
    <EmptyState
      heading="h1"
      title={site('common.notFoundTitle')}
      text={services.length > 0 ? t('invalidAddress') : site('common.notFoundText')}
      action={
        <Row justify="start">
          <LinkButton to={PATHS.home}>{site('common.toHome')}</LinkButton>
          {services.length > 0 && (
            <Button onClick={() => openService(services)}>{site('shell.service')}</Button>
          )}
        </Row>
      }
    />
  );
}
