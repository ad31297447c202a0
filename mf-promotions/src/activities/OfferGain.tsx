import { tokens } from '@mosaico/shared/ui';
import type { Activity } from './useActivities.ts';
import { useGain } from './useGain.ts';

/** What an offer brings, in large letters. */
export function OfferGain({ activity }: { readonly activity: Activity }) {
  return <p css={gain}>{useGain(activity)}</p>;
}

const gain = {
  color: tokens.color.accentText,
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.black,
  lineHeight: tokens.font.leading.snug,
  textWrap: 'balance',
} as const;
