import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issueSetupCode } from '#libs/operations/common/operator-admin.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { ConfirmDialog } from '../../../forms/confirm-dialog';
import { useMomentText } from '../../../i18n/use-moment-text';
import { CopyId } from '../../../ui/data/copy-id';
import { Button } from '../../../ui/forms/button';
import { Row } from '../../../ui/layout/row';
import { Dialog } from '../../../ui/overlays/dialog';
import { useOperatorCommand } from '../operations.api';

interface SetupCodeDialogProps {
  operator: { id: string; account: string };
  onClose: () => void;
}

/** Shows this operator's half of what a new operator needs. It is shown once; a new one replaces it. */
export function SetupCodeDialog({ operator, onClose }: SetupCodeDialogProps) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const [issued, setIssued] = useState<ValueOf<typeof issueSetupCode> | null>(null);
  const command = useOperatorCommand(issueSetupCode, setIssued);
  const { id, account } = operator;
  if (issued)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('operator.setupCode')}
        description={t('operator.setupCodeShown', { account, until: dateTime(issued.until) })}
        footer={
          <Button tone="primary" onClick={onClose}>
            {t('operator.setupCodeKept')}
          </Button>
        }
      >
        <Row>
          <CopyId value={issued.code} />
        </Row>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={t('operator.setupCode')}
      text={t('operator.setupCodeText', { account })}
      action={t('operator.setupCodeShow')}
      busy={command.busy}
      refusal={command.refusal}
      onClose={onClose}
      onConfirm={() => void command.run({ id })}
    />
  );
}
