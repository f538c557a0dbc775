import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RegistrationLink } from '#libs/agency/common/registration-link.calls';
import { QueryFailure } from '../../query/query-failure';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/segmented';
import { Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { useFieldTexts } from '../security/use-field-texts';
import { FormRefusal } from '../session/form-refusal';
import { LinkTerms } from './link-terms';
import { type LinkOptions, linkOptionsQuery } from './registration-link.api';
import styles from './registration-link.module.css';
import { useNewLink } from './use-new-link';

interface CreateLinkDialogProps {
  onClose: () => void;
  onMade: (link: RegistrationLink) => void;
}

export function CreateLinkDialog({ onClose, onMade }: CreateLinkDialogProps) {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const options = useQuery(linkOptionsQuery);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('registrationLink.create')}
      closeLabel={site('common.close')}
    >
      {options.isError && <QueryFailure query={options} />}
      {options.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
      {options.data && <CreateLinkForm options={options.data} onMade={onMade} />}
    </Dialog>
  );
}

const FIELDS = ['name'] as const;

interface CreateLinkFormProps {
  options: LinkOptions;
  onMade: (link: RegistrationLink) => void;
}

function CreateLinkForm({ options, onMade }: CreateLinkFormProps) {
  const { t } = useTranslation('agency');
  const link = useNewLink(options, onMade);
  const { texts, rest } = useFieldTexts(link.refusal, FIELDS);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void link.submit();
      }}
    >
      <TextField
        label={t('registrationLink.name')}
        hint={t('registrationLink.nameHint')}
        autoComplete="off"
        maxLength={60}
        required
        error={texts.name}
        value={link.name}
        onChange={(event) => link.setName(event.target.value)}
      />
      <div className={styles.as}>
        <p>{t('registrationLink.as')}</p>
        <Segmented
          label={t('registrationLink.as')}
          wide
          value={link.as}
          onChange={link.setAs}
          options={[
            { value: 'member', label: t('registrationLink.members') },
            { value: 'agent', label: t('registrationLink.agents') },
          ]}
        />
      </div>
      {link.as === 'agent' && options.options.length > 0 && <LinkTerms options={options} link={link} />}
      <p role="alert" className={styles.fault}>
        {link.strict && link.faulty && t('registrationLink.fix')}
      </p>
      <FormRefusal refusal={rest} />
      <Button
        type="submit"
        tone="primary"
        size="large"
        wide
        loading={link.busy}
        disabled={link.name.trim() === ''}
      >
        {t('registrationLink.makeIt')}
      </Button>
    </form>
  );
}
