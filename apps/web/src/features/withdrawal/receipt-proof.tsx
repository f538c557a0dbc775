import { useTranslation } from 'react-i18next';
import { PROOF_IMAGES } from '#libs/cashier/common/withdrawal.calls';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Upload } from '../../ui/upload';
import { FormRefusal } from '../session/form-refusal';
import type { ImageTrouble } from './receipt.machine';
import styles from './receipt-dialog.module.css';
import type { ReceiptFlow } from './use-receipt';

const TYPES = ['image/png', 'image/jpeg'];
const { most: MOST, mostBytes: MOST_BYTES } = PROOF_IMAGES;
const OF_IMAGES = new Set([
  'error_image_too_large',
  'error_image_invalid',
  'error_too_many_images',
  'error_proof_missing',
]);

/** One to three images that show that the money did not arrive; what the server refuses stands under them. */
export function ReceiptProof({ state, tell }: ReceiptFlow) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const troubleText = useTroubleText();
  const { images, trouble, refusal } = state.context;
  const ofImages = refusal !== null && OF_IMAGES.has(refusal.code);
  const sending = state.matches('sending') || state.matches('done');
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <div className={styles.step}>
      <h3>{t('receipt.showTitle')}</h3>
      <Upload
        label={t('receipt.images')}
        hint={t('receipt.showHint', { most: number(MOST), size: number(MOST_BYTES / 1024 ** 2) })}
        error={trouble ? troubleText(trouble) : ofImages ? errorText.ofRefusal(refusal) : undefined}
        required
        files={images}
        onChange={(chosen) => tell({ type: 'IMAGES', images: chosen })}
        onRefuse={(reason, file) => tell({ type: 'IMAGE_REFUSED', reason, name: file.name })}
        chooseLabel={t('receipt.choose')}
        removeLabel={(name) => t('receipt.remove', { name })}
        types={TYPES}
        maxBytes={MOST_BYTES}
        maxFiles={MOST}
        disabled={sending}
      />
      <FormRefusal refusal={ofImages ? null : refusal} />
      <div className={styles.actions}>
        <Button disabled={sending} onClick={() => tell({ type: 'BACK' })}>
          {t('receipt.back')}
        </Button>
        <Button tone="primary" loading={sending} onClick={() => tell({ type: 'SEND' })}>
          {state.matches('refused') ? t('receipt.again') : t('receipt.send')}
        </Button>
      </div>
    </div>
  );
}

function useTroubleText() {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  return ({ reason, name }: ImageTrouble): string => {
    switch (reason) {
      case 'missing':
        return t('receipt.noImage');
      case 'type':
        return t('receipt.wrongType', { name });
      case 'size':
        return t('receipt.tooLarge', { name, size: number(MOST_BYTES / 1024 ** 2) });
      case 'count':
        return t('receipt.tooMany', { most: number(MOST) });
    }
  };
}
