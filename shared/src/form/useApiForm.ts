import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isApiError, type ApiError } from '@mosaico/shared/area';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useAfterPress } from './useAfterPress.ts';

/** What is wrong with each field, as a word that `tell` knows; null or nothing for a field that is fine. */
export type Faults<V> = { readonly [Name in keyof V]?: string | null };

interface ApiFormOptions<V extends FieldValues> {
  readonly defaultValues: V;
  /** A refusal that the form begins with: of an attempt that was made elsewhere. */
  readonly refusal?: ApiError | null;
  /** The rules of the form. Pure. */
  readonly faultsOf: (values: V) => Faults<V>;
  /** A fault in the player's language. Asked at every drawing, so an error follows a change of the language. */
  readonly tell: (fault: string) => string;
  /** Sends what was typed; its rejection with an ApiError is the server's refusal. */
  readonly onSend: (values: V, form: UseFormReturn<V>) => Promise<unknown>;
  /** The server has refused, which the form tells by itself: beside the fields, or as `trouble`. */
  readonly onRefused?: (error: ApiError, refused: RefusedForm<V>) => void;
  /** Something was wrong before anything was sent, in so many fields; each says what. */
  readonly onFaults?: (fieldCount: number) => void;
}

interface RefusedForm<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  /** The server's words stand beside their fields already. */
  readonly isToldBesideField: boolean;
}

/** A form whose values go to the API. */
export interface ApiForm<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly isSending: boolean;
  /** What is wrong with the whole form: the server's refusal that is about none of its fields. Gone with the next attempt. */
  readonly trouble: string | null;
  /** For what is found wrong in another way than by a refusal. */
  readonly setTrouble: (trouble: string | null) => void;
  /** For `<form onSubmit>`. Does nothing while the last attempt is on its way. */
  readonly submit: (event: FormEvent) => void;
  /** For a field of `@mosaico/shared/ui`: its value, its rule and its error. */
  readonly bind: (name: FieldPath<V>) => ReturnType<UseFormReturn<V>['register']> & FieldError;
  /** For `useControlled`: a field that is no input of its own, such as an amount. */
  readonly controlled: <Name extends FieldPath<V>>(name: Name) => Controlled<V, Name>;
  /** What is wrong with a field now, in the player's language. */
  readonly errorOf: (name: FieldPath<V>) => string | undefined;
}

interface FieldError {
  readonly error: string | undefined;
}

export interface Controlled<V extends FieldValues, Name extends FieldPath<V>> {
  readonly name: Name;
  readonly control: UseFormReturn<V>['control'];
  readonly rules: { readonly validate: Rule<V> };
  /** The field is left. */
  readonly judgeLeft: () => void;
  /** Its value has changed. */
  readonly judgeChanged: () => Promise<void>;
}

type Rule<V> = (value: unknown, values: V) => string | true;

/** The type of an error whose message is the server's own words. Any other message is a fault for `tell`. */
const SERVER = 'server';

/**
 * A form whose values go to the API: a field is judged when it is left, and as it is typed from then on; all of them before they are sent;
 * the server's refusal stands beside the field that it names; the focus is on the first field that is wrong; one attempt at a time. What was
 * typed stays when the language changes.
 */
export function useApiForm<V extends FieldValues>(options: ApiFormOptions<V>): ApiForm<V> {
  const { defaultValues, refusal, faultsOf, tell, onSend, onRefused, onFaults } = options;
  const form = useForm<V>({ defaultValues: defaultValues as DefaultValues<V> });
  const { control, formState, getFieldState } = form;
  const isUnderWay = useRef(false);
  const left = useRef(new Set<FieldPath<V>>());
  const afterPress = useAfterPress();
  const [trouble, setTrouble] = useState(() =>
    refusal && fieldsOf(refusal, defaultValues).length === 0 ? refusal.message : null,
  );
  useEffect(() => {
    if (refusal) tellBesideFields(form, refusal);
  }, [form, refusal]);

  const ruleOf =
    (name: FieldPath<V>): Rule<V> =>
    (_, values) =>
      (faultsOf(values) as Readonly<Record<string, string | null | undefined>>)[name] ?? true;
  const errorOf = (name: FieldPath<V>) => {
    const { error } = getFieldState(name, formState);
    if (!error?.message) return undefined;
    return error.type === SERVER ? error.message : tell(error.message);
  };

  async function send(values: V): Promise<void> {
    setTrouble(null);
    try {
      await onSend(values, form);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isToldBesideField = tellBesideFields(form, error);
      setTrouble(isToldBesideField ? null : error.message);
      onRefused?.(error, { form, isToldBesideField });
    }
  }
  /** An empty field is not wrong before the form is sent: the player may only be passing. */
  const judgeLeft = (name: FieldPath<V>) =>
    afterPress(() => {
      const value: unknown = form.getValues(name);
      if (value === '' || value === null) return;
      left.current.add(name);
      void form.trigger(name);
    });
  const judgeChanged = async (name: FieldPath<V>) => {
    if (left.current.has(name) || form.getFieldState(name).invalid) await form.trigger(name);
  };
  const check = form.handleSubmit(send, onFaults && ((errors) => onFaults(Object.keys(errors).length)));
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await check(event).finally(() => (isUnderWay.current = false));
  }

  return {
    form,
    isSending: formState.isSubmitting,
    trouble,
    setTrouble,
    submit: (event) => void submit(event),
    bind(name) {
      const field = form.register(name, { validate: ruleOf(name) });
      return {
        ...field,
        error: errorOf(name),
        async onBlur(event) {
          await field.onBlur(event);
          judgeLeft(name);
        },
        async onChange(event) {
          await field.onChange(event);
          await judgeChanged(name);
        },
      };
    },
    controlled: (name) => ({
      name,
      control,
      rules: { validate: ruleOf(name) },
      judgeLeft: () => judgeLeft(name),
      judgeChanged: () => judgeChanged(name),
    }),
    errorOf,
  };
}

/** The server's words for the fields of this form. */
function fieldsOf({ errors }: ApiError, values: object): [string, readonly string[]][] {
  return Object.entries(errors).filter(([field]) => field in values);
}

/** Puts the server's words beside the fields that they are about, and the focus into the first. @returns whether there is one */
function tellBesideFields<V extends FieldValues>(form: UseFormReturn<V>, refusal: ApiError): boolean {
  const wrong = fieldsOf(refusal, form.getValues());
  wrong.forEach(([field, [words = refusal.message]], index) =>
    form.setError(field as FieldPath<V>, { type: SERVER, message: words }, { shouldFocus: index === 0 }),
  );
  return wrong.length > 0;
}
