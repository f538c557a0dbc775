import { useTranslation } from 'react-i18next';
import { startGuestSession } from '#libs/messaging/common/service.calls';
import { beginGuestSession } from '../../data/session/guest-session';
import { FormRefusal } from '../../forms/form-refusal';
import { useCommand } from '../../forms/use-command';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { solveBotCheck } from '../human-check/shared/solve-bot-check';

/** A guest logs in, or begins without an account: the browser proves work first, which takes a moment. */
export function GuestBeginning() {
  const { t } = useTranslation();
  const { t: help } = useTranslation('help');
  const command = useCommand(startGuestSession, { onDone: beginGuestSession });
  const begin = () => command.run(solveBotCheck().then((botCheck) => ({ botCheck })));
  return (
    <Section title={help('chat.askTitle')} text={help('chat.guestText')}>
      <FormRefusal refusal={command.refusal} />
      <Row>
        <Button tone="primary" loading={command.busy} onClick={() => void begin()}>
          {help('chat.asGuest')}
        </Button>
        <LinkButton to={PATHS.login} state={{ returnTo: PATHS.service }}>
          {t('shell.login')}
        </LinkButton>
      </Row>
    </Section>
  );
}
