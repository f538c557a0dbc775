import { QrCode, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RegistrationLink } from '#libs/agency/common/registration-link.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { StatusPill } from '../../ui/data/status-pill';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Text } from '../../ui/layout/text';
import { CopiedLink } from './copied-link';
import styles from './registration-link.module.css';

interface LinkRowProps {
  link: RegistrationLink;
  onShow: () => void;
  onClose: () => void;
}

export function LinkRow({ link, onShow, onClose }: LinkRowProps) {
  const { t } = useTranslation('agency');
  const { count } = useAmountText();
  const { date } = useMomentText();
  const kinds = link.terms.map(({ kind }) => t(`contract.kinds.${kind}`)).join(', ');
  return (
    <li className={styles.link}>
      <Row className={styles.what}>
        <h2>{link.name}</h2>
        <StatusPill tone={link.open ? 'gain' : 'neutral'}>
          {link.open ? t('registrationLink.open') : t('registrationLink.closed')}
        </StatusPill>
        <Text size="small" tone="muted">
          {link.as === 'agent' ? t('registrationLink.agents') : t('registrationLink.members')}
          {link.as === 'agent' && ` · ${kinds || t('registrationLink.noTerms')}`}
          {` · ${date(link.createdAt)}`}
        </Text>
        {link.open && <CopiedLink url={link.url} />}
      </Row>
      <p className={styles.registrations}>
        <strong>{count(link.registrations)}</strong>
        <Text as="span" size="small" tone="muted">
          {t('registrationLink.registrations')}
        </Text>
      </p>
      {link.open && (
        <Row gap={2}>
          <Button
            aria-label={`${t('registrationLink.show')}: ${link.name}`}
            icon={<QrCode size={18} />}
            onClick={onShow}
          >
            {t('registrationLink.show')}
          </Button>
          <Button
            aria-label={`${t('registrationLink.close')}: ${link.name}`}
            icon={<X size={18} />}
            onClick={onClose}
          >
            {t('registrationLink.close')}
          </Button>
        </Row>
      )}
    </li>
  );
}
