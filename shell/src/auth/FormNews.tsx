import { Icon, tokens } from '@mosaico/shared/ui';

/** What a form says of itself as a whole, above its button; read out when it comes. */
export function FormNews({ text }: { readonly text: string | null }) {
  return (
    <div role="alert" css={text ? box : { display: 'none' }}>
      {text && (
        <>
          <Icon name="alert" size={20} />
          <span>{text}</span>
        </>
      )}
    </div>
  );
}

const box = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.dangerVeil,
  color: tokens.color.text,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  lineHeight: tokens.font.leading.snug,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: tokens.color.dangerText },
} as const;
