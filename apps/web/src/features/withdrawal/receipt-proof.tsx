import { useTranslation } from 'react-i18next';
import { PROOF_IMAGES } from '#libs/cashier/common/withdrawal.calls';
import { useErrorText } from '../../data/calls/use-error-text';
import { ImageUpload, isAboutImages, useImageTexts } from '../../forms/image-upload';
import { StepActions } from '../../forms/step-actions';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import type { ImageError } from './receipt.machine';
import type { ReceiptFlow } from './use-receipt';

/** Takes one to three images as evidence that the money did not arrive. The server's refusal of an image is shown under them. */
export function ReceiptProof({ state, send }: ReceiptFlow) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { most, size, errorOf } = useImageTexts(PROOF_IMAGES);
  const { images, imageError, error } = state.context;
  const isImageRefused = error !== null && isAboutImages(error);
  const sending = state.matches('sending') || state.matches('done');
  const textOf = ({ reason, name }: ImageError) =>
    reason === 'missing' ? t('receipt.noImage') : errorOf(reason, name);
  return (
    <Stack>
      <h3>{t('receipt.proofTitle')}</h3>
      <ImageUpload
        label={t('receipt.images')}
        hint={t('receipt.proofHint', { most, size })}
        error={imageError ? textOf(imageError) : isImageRefused ? errorText.ofRefusal(error) : undefined}
        required
        limits={PROOF_IMAGES}
        files={images}
        onChange={(chosen) => send({ type: 'IMAGES', images: chosen })}
        onRefuse={(reason, file) => send({ type: 'IMAGE_REFUSED', reason, name: file.name })}
        disabled={sending}
      />
      <StepActions
        refusal={isImageRefused ? null : error}
        back={t('receipt.back')}
        onBack={() => send({ type: 'BACK' })}
        sending={sending}
      >
        <Button tone="primary" loading={sending} onClick={() => send({ type: 'SEND' })}>
          {t(state.matches('refused') ? 'receipt.tryAgain' : 'receipt.send')}
        </Button>
      </StepActions>
    </Stack>
  );
}
