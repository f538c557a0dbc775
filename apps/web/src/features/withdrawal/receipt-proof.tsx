import { useTranslation } from 'react-i18next';
import { PROOF_IMAGES } from '#libs/cashier/common/withdrawal.calls';
import { useErrorText } from '../../data/calls/use-error-text';
import { StepActions } from '../../forms/step-actions';
import { Button } from '../../ui/forms/button';
import { Upload } from '../../ui/forms/upload';
import { Stack } from '../../ui/layout/stack';
import type { ImageError } from './receipt.machine';
import type { ReceiptFlow } from './use-receipt';

const TYPES = ['image/png', 'image/jpeg'];
const { max: MAX_IMAGES, maxBytes: MAX_BYTES } = PROOF_IMAGES;
const IMAGE_ERROR_CODES = new Set([
  'error_image_too_large',
  'error_image_invalid',
  'error_too_many_images',
  'error_proof_missing',
]);

/** Takes one to three images as proof that the money did not arrive. The server's refusal of an image is shown under them. */
export function ReceiptProof({ state, send }: ReceiptFlow) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const imageErrorText = useImageErrorText();
  const { images, imageError, error } = state.context;
  const isOfImages = error !== null && IMAGE_ERROR_CODES.has(error.code);
  const sending = state.matches('sending') || state.matches('done');
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <Stack>
      <h3>{t('receipt.showTitle')}</h3>
      <Upload
        label={t('receipt.images')}
        hint={t('receipt.showHint', { most: number(MAX_IMAGES), size: number(MAX_BYTES / 1024 ** 2) })}
        error={imageError ? imageErrorText(imageError) : isOfImages ? errorText.ofRefusal(error) : undefined}
        required
        files={images}
        onChange={(chosen) => send({ type: 'IMAGES', images: chosen })}
        onRefuse={(reason, file) => send({ type: 'IMAGE_REFUSED', reason, name: file.name })}
        chooseLabel={t('images.choose')}
        removeLabel={(name) => t('images.remove', { name })}
        types={TYPES}
        maxBytes={MAX_BYTES}
        maxFiles={MAX_IMAGES}
        disabled={sending}
      />
      <StepActions
        refusal={isOfImages ? null : error}
        back={t('receipt.back')}
        onBack={() => send({ type: 'BACK' })}
        sending={sending}
      >
        <Button tone="primary" loading={sending} onClick={() => send({ type: 'SEND' })}>
          {state.matches('refused') ? t('receipt.again') : t('receipt.send')}
        </Button>
      </StepActions>
    </Stack>
  );
}

function useImageErrorText() {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  return ({ reason, name }: ImageError): string => {
    switch (reason) {
      case 'missing':
        return t('receipt.noImage');
      case 'type':
        return t('images.wrongType', { name });
      case 'size':
        return t('images.tooLarge', { name, size: number(MAX_BYTES / 1024 ** 2) });
      case 'count':
        return t('images.tooMany', { most: number(MAX_IMAGES) });
    }
  };
}
