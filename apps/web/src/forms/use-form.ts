import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Currency } from '#libs/money/currency';
import type { FieldError } from '#libs/platform/common/errors';
import { ApiError } from '../data/calls/api-error';
import { useMoneyRefusal } from '../data/calls/use-money-refusal';
import { type FieldCheck, useBlurredFields } from './use-blurred-fields';
import { useFieldErrors } from './use-field-errors';
import { useLiveRefusal } from './use-live-refusal';

/** How the last sending stands: a command's, or that of a flow. */
export interface Sending {
  busy: boolean;
  refusal: ApiError | null;
  /** The person types again: the refusal goes. */
  clear: () => void;
}

export interface FormOptions<Fields> {
  sending: Sending;
  submit: (fields: Fields) => unknown;
  /** What is wrong before anything is sent, beside fields that are required and empty. */
  check?: FieldCheck<Fields>;
  /** Each field is checked when it is left already; `check` has to say what is required. */
  whenLeft?: boolean;
  /** Refusals that belong to a field, by their code. */
  fieldOfCode?: Partial<Record<string, string>>;
  /** What the server would refuse, known at once: shown when the person pauses, and not sent. */
  liveCheck?: (fields: Fields) => ApiError | null;
  /** Of the amounts that a refusal mentions. */
  currency?: Currency;
  /** Further names under which errors can be shown: of fields with several parts. */
  names?: readonly string[];
}

type Texts<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields];

/**
 * A form that is checked here and then by the server. What is wrong stands under its field until something is edited, and
 * the first such field gets the focus; what was typed stays.
 */
export function useForm<Fields extends object>(initial: Fields, options: FormOptions<Fields>) {
  const { sending, submit, check, whenLeft, liveCheck, fieldOfCode = {}, names = [], currency } = options;
  const [fields, setFields] = useState(initial);
  const [found, setFound] = useState<ApiError | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const answer = useMoneyRefusal(found ?? sending.refusal, currency);
  const live = liveCheck?.(fields) ?? null;
  const shownLive = useMoneyRefusal(useLiveRefusal(live, fields), currency);
  const left = useBlurredFields(fields, whenLeft ? check : undefined);
  const refusal = answer ?? shownLive ?? invalidInput(left.errors);
  const errors = useFieldErrors(refusal, [...Object.keys(fields), ...names], fieldOfCode);
  const shown = useRef(new Set<string>());
  useFocus(element, answer);
  const edit = () => {
    setFound(null);
    sending.clear();
  };
  /** Not by the person: what was said of the form stays. */
  const fill = useCallback((changed: Partial<Fields>) => setFields((held) => ({ ...held, ...changed })), []);
  const set = (changed: Partial<Fields>) => {
    edit();
    fill(changed);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog that opened from within another form is not part of it.
    event.stopPropagation();
    const missing = whenLeft ? [] : missingIn(element.current, fields);
    const checked = check?.(fields) ?? [];
    // Awaited where it has to be only, so that the focus moves with the press.
    const others = checked instanceof Promise ? await checked : checked;
    left.leave(...Object.keys(fields), ...names);
    const wrong = [...missing, ...others.filter(({ field }) => !missing.some((one) => one.field === field))];
    const refused = invalidInput(wrong) ?? live;
    setFound(refused);
    if (!refused && !sending.busy) void submit(fields);
  };
  /** For a control that gives its value. */
  const control = <Name extends Texts<Fields> & string>(name: Name) => {
    shown.current.add(name);
    return {
      name,
      value: fields[name] as string,
      error: errors[name],
      onChange: (value: string) => set({ [name]: value } as Partial<Fields>),
    };
  };
  /** For a field that gives the browser's event. */
  const input = <Name extends Texts<Fields> & string>(name: Name) => ({
    ...control(name),
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: event.target.value } as Partial<Fields>),
  });
  const formProps = {
    ref: element,
    onSubmit: (event: FormEvent) => void onSubmit(event),
    onBlur: left.onBlur,
    noValidate: true,
    tabIndex: -1,
  };
  return {
    fields,
    set,
    fill,
    edit,
    /** Shows an answer that did not come by `sending`. */
    show: setFound,
    errors,
    input,
    control,
    formProps,
    busy: sending.busy,
    /**
     * What has no field to stand under. Read it after the fields were drawn: a getter, because it looks at the names that
     * `control` and `input` were called with so far.
     */
    get refusal() {
      const hasPlace = (name: string) => names.includes(name) || shown.current.has(name);
      return Object.keys(errors).some(hasPlace) ? null : refusal;
    },
  };
}

export type FormState = Pick<ReturnType<typeof useForm<object>>, 'formProps' | 'busy' | 'refusal'>;

const invalidInput = (fields: FieldError[]): ApiError | null =>
  fields.length > 0 ? new ApiError('error_invalid_input', { fields }) : null;

const ASKED = 'input[name]:required:not([type="checkbox"]), textarea[name]:required';

/** Fields on show that say that they are required, and hold nothing. */
const missingIn = (form: HTMLFormElement | null, fields: object): FieldError[] =>
  [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(ASKED) ?? [])]
    .filter(({ name, value }) => {
      const held = (fields as Record<string, unknown>)[name];
      return (typeof held === 'string' ? held : value) === '';
    })
    .map(({ name }) => ({ field: name, code: 'field_required' }));

/** The first wrong field, told at once or by the server; at first the form, where it took the place of another. */
function useFocus(element: { current: HTMLFormElement | null }, refusal: ApiError | null): void {
  useEffect(() => {
    const inDialog = element.current?.closest('[role="dialog"]');
    if (inDialog && document.activeElement === document.body) element.current?.focus();
  }, [element]);
  useEffect(() => {
    const wrong = refusal && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView?.({ block: 'nearest' }); // what has the focus already is not scrolled to
  }, [element, refusal]);
}
