import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { removeArticle } from '#libs/operations/common/articles.calls';
import type { Article } from '#libs/site/common/articles';
import { ConfirmDialog } from '../../../forms/confirm-dialog';
import { Button } from '../../../ui/forms/button';
import { useOperatorCommand } from '../operations.api';
import { Permitted } from '../permitted';

/** Removes an article after asking once more. */
export function ArticleRemoval({ article: { id, version } }: { article: Article }) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const command = useOperatorCommand(removeArticle, () => void navigate('/articles'));
  return (
    <Permitted permission={removeArticle.permission}>
      <Button tone="danger" wide onClick={() => setAsking(true)}>
        {t('articles.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('articles.remove')}
          text={t('articles.removeText')}
          danger
          busy={command.busy}
          refusal={command.refusal}
          onClose={() => setAsking(false)}
          onConfirm={() => void command.run({ id, version })}
        />
      )}
    </Permitted>
  );
}
