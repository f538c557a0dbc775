import type { AnyCall, RequestOf } from '#libs/platform/common/call';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import type { Command } from './use-command';
import { type FormOptions, useForm } from './use-form';

interface CommandFormOptions<C extends AnyCall, Fields>
  extends Pick<FormOptions<Fields>, 'fieldOfCode' | 'names' | 'liveCheck' | 'currency'> {
  /** What the call takes; the fields themselves by default. */
  toInput?: (fields: Fields) => RequestOf<C>;
}

/** A form for one call: checked by its schema, and sent by its command. */
export function useCommandForm<C extends AnyCall, Fields extends object>(
  command: Command<C>,
  initial: Fields,
  { toInput = (fields) => fields as RequestOf<C>, ...options }: CommandFormOptions<C, Fields> = {},
) {
  return useForm(initial, {
    ...options,
    sending: command,
    submit: (fields) => command.run(toInput(fields)),
    check: (fields) => fieldErrorsOf(command.call.input, toInput(fields)),
  });
}
