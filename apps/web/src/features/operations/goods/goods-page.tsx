import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { createGoods, saveGoods } from '#libs/operations/common/goods.calls';
import type { GoodsDetail } from '#libs/rewards/common/mall';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { useToast } from '../../../ui/feedback/toast';
import { Page } from '../../../ui/layout/page';
import { useOperatorCommand } from '../operations.api';
import { goodsQuery } from './goods.api';
import { GoodsEditor } from './goods-editor';
import { NEW_GOODS, valuesOf } from './goods-values';

/** Goods of the points mall, or new ones. */
export default function GoodsPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('operations');
  const goods = useQuery({ ...goodsQuery(id), enabled: id !== 'new' });
  const title = id === 'new' ? t('goods.new') : goods.data?.name || t('goods.untitled');
  useDocumentTitle(title);
  return (
    <Page title={title} width="form" tools={<LinkButton to="/goods">{t('back')}</LinkButton>}>
      {id === 'new' ? (
        <NewGoods />
      ) : (
        <Loaded query={goods} room="large">
          {(detail) => <Goods key={id} goods={detail} />}
        </Loaded>
      )}
    </Page>
  );
}

function NewGoods() {
  const navigate = useNavigate();
  const command = useOperatorCommand(
    createGoods,
    ({ id }) => void navigate(`/goods/${id}`, { replace: true }),
  );
  return <GoodsEditor saved={NEW_GOODS} sending={command} onSave={(terms) => void command.run({ terms })} />;
}

function Goods({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const command = useOperatorCommand(saveGoods, () => toast.show({ title: t('goods.saved'), tone: 'gain' }));
  return (
    <GoodsEditor
      goods={goods}
      saved={valuesOf(goods)}
      sending={command}
      onSave={(terms, version) => void command.run({ id: goods.id, version, terms })}
    />
  );
}
