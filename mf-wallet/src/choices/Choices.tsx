import { useId, type ReactNode } from 'react';
import { FieldError, tokens } from '@mosaico/shared/ui';

interface ChoicesProps {
  readonly title: string;
  /** `ChoiceCard`s or `ChoiceTile`s, and what belongs to them. */
  readonly children: ReactNode;
  readonly error: string | undefined;
  /** Id of the error's text, where something among the choices is described by it. */
  readonly errorId?: string;
}

/** One of several, as radio buttons, with what is wrong with the choice below them. */
export function Choices({ title, children, error, errorId }: ChoicesProps) {
  const ownId = useId();
  const id = errorId ?? ownId;
  return (
    <fieldset css={group} aria-describedby={error && id}>
      <legend css={legend}>{title}</legend>
      {children}
      <FieldError id={id} text={error} />
    </fieldset>
  );
}

const group = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;
const legend = {
  padding: 0,
  marginBottom: tokens.space[2],
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  color: tokens.color.textMuted,
} as const;
