import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { POST_LENGTH, type ThreadCaseDetail } from '#libs/messaging/common/thread';
import { answerThread, typeInThread } from '#libs/operations/common/threads.calls';
import { callApi } from '../../../data/calls/call-api';
import { useTypingSender } from '../../../data/socket/use-typing';
import { FormRefusal } from '../../../forms/form-refusal';
import { isAboutImages } from '../../../forms/image-upload';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/forms/button';
import { TextArea } from '../../../ui/forms/text-area';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { usePostImages } from '../../feedback/shared/use-post-images';
import { useOperatorCommand } from '../operations.api';
import { useHasPermission } from '../operator-store';

/** The field for an answer; nothing where the thread is closed, held by somebody else, or the operator may not answer. */
export function ThreadAnswer({ found, operator }: { found: ThreadCaseDetail; operator: string }) {
  const { t, i18n } = useTranslation('operations');
  const typing = useTypingSender(() => callApi(typeInThread, { id: found.id }));
  const mayAnswer = useHasPermission()(answerThread.permission);
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const answer = useOperatorCommand(answerThread, () => {
    form.fill({ text: '' });
    images.clear();
    setClientId(crypto.randomUUID());
  });
  const images = usePostImages(answer);
  const form = useForm(
    { text: '' },
    {
      sending: { ...answer, refusal: isAboutImages(answer.refusal) ? null : answer.refusal },
      check: ({ text }) =>
        text.trim() === '' && images.files.length === 0 ? [{ field: 'text', code: 'field_required' }] : [],
      submit: ({ text }) => answer.run({ id: found.id, clientId, text: text.trim() }, images.files),
    },
  );
  const isHeldByAnother = found.claimedBy !== null && found.claimedBy.id !== operator;
  if (!mayAnswer || found.status === 'closed') return null;
  if (isHeldByAnother) return <p>{t('withdrawal.heldBy', { operator: found.claimedBy?.account })}</p>;
  const left = POST_LENGTH - form.fields.text.length;
  return (
    <Stack as="form" gap={3} {...form.formProps}>
      <TextArea
        {...form.input('text')}
        label={t('threads.answer')}
        rows={3}
        maxLength={POST_LENGTH}
        onInput={() => found.kind === 'service' && typing()}
        hint={t('threads.answerHint', { left: left.toLocaleString(i18n.language) })}
      />
      {images.field}
      <FormRefusal refusal={form.refusal} />
      <Row>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t('threads.send')}
        </Button>
        {images.button}
      </Row>
    </Stack>
  );
}
