import type { Book } from '../volatility.ts';

export function refusalKey(error: { readonly code: string }): string;
export function payOf<Pay extends Pick<Book, 'pattern' | 'symbol'>>(
  pays: readonly Pay[],
  reels: readonly number[],
): Pay | null;
