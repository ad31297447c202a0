import { Icon } from '../icon/Icon.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { fieldStyle } from './field-style.ts';
import type { ReactNode } from 'react';

/** The texts that every field has. */
export interface FieldTexts {
  /** What is asked for; always there, even where `isLabelHidden`. */
  readonly label: string;
  /** Help that is always shown below the field. */
  readonly hint?: ReactNode | undefined;
  /** What is wrong and what to do next; shown beside the field and spoken. */
  readonly error?: string | undefined;
  /** The label is for screen readers only (a search field with an icon). */
  readonly isLabelHidden?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, box, hint and error below: the frame of every field. */
export function FieldFrame({ id, label, hint, error, isLabelHidden, children }: FieldFrameProps) {
  return (
    <div css={fieldStyle.group}>
      <label htmlFor={id} css={isLabelHidden ? visuallyHidden : fieldStyle.label}>
        {label}
      </label>
      <div css={fieldStyle.box}>{children}</div>
      {hint !== undefined && (
        <div id={`${id}-hint`} css={fieldStyle.hint}>
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** The live place of a field's error; empty while there is none. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return (
    <div id={id} aria-live="polite" css={text ? fieldStyle.error : visuallyHidden}>
      {text && (
        <>
          <Icon name="alert" size={16} />
          <span>{text}</span>
        </>
      )}
    </div>
  );
}

/** ARIA attributes that tie an input to its hint and error. */
export function describedBy(id: string, { hint, error }: FieldTexts) {
  const ids = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const;
}
