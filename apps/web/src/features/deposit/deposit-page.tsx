import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS, pathOf } from '../../routes/paths';
import { Page } from '../../ui/layout/page';
import { DepositOrder } from './deposit-order';

export default function DepositPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page
      title={t('deposit.title')}
      width="form"
      tools={<Link to={PATHS.deposits}>{t('deposit.toHistory')}</Link>}
    >
      <DepositOrder onOrdered={(id) => void navigate(pathOf(PATHS.depositDetail, { id }))} />
    </Page>
  );
}
