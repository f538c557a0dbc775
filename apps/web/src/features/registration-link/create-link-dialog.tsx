import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RegistrationLink } from '#libs/agency/common/registration-link.calls';
import { Form } from '../../forms/form';
import { Loaded } from '../../lists/loaded';
import { Segmented } from '../../ui/forms/segmented';
import { TextField } from '../../ui/forms/text-field';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { Dialog } from '../../ui/overlays/dialog';
import { LinkTerms } from './link-terms';
import { type LinkOptions, linkOptionsQuery } from './registration-link.api';
import { useNewLink } from './use-new-link';

interface CreateLinkDialogProps {
  onClose: () => void;
  onMade: (link: RegistrationLink) => void;
}

export function CreateLinkDialog({ onClose, onMade }: CreateLinkDialogProps) {
  const { t } = useTranslation('agency');
  return (
    <Dialog open size="large" onClose={onClose} title={t('registrationLink.create')}>
      <Loaded query={useQuery(linkOptionsQuery)} room="medium">
        {(options) => <CreateLinkForm options={options} onMade={onMade} />}
      </Loaded>
    </Dialog>
  );
}

interface CreateLinkFormProps {
  options: LinkOptions;
  onMade: (link: RegistrationLink) => void;
}

function CreateLinkForm({ options, onMade }: CreateLinkFormProps) {
  const { t } = useTranslation('agency');
  const link = useNewLink(options, onMade);
  const { form } = link;
  return (
    <Form form={form} action={t('registrationLink.makeIt')}>
      <TextField
        {...form.input('name')}
        label={t('registrationLink.name')}
        hint={t('registrationLink.nameHint')}
        autoComplete="off"
        maxLength={60}
        required
      />
      <Stack gap={1}>
        <Text size="small" strong>
          {t('registrationLink.as')}
        </Text>
        <Segmented
          label={t('registrationLink.as')}
          wide
          value={form.fields.as}
          onChange={(as) => form.set({ as })}
          options={[
            { value: 'member', label: t('registrationLink.members') },
            { value: 'agent', label: t('registrationLink.agents') },
          ]}
        />
      </Stack>
      {form.fields.as === 'agent' && options.options.length > 0 && (
        <LinkTerms options={options} link={link} />
      )}
      {form.errors.terms && (
        <Text role="alert" size="small" tone="live">
          {t('registrationLink.fix')}
        </Text>
      )}
    </Form>
  );
}
