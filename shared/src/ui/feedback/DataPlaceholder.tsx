import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';
import { ErrorState } from './StateView.tsx';

export interface DataPlaceholderProps {
  /** As what is on its way will be. */
  readonly shape: SkeletonProps['shape'];
  /** Why it is not here; null while it is on its way. */
  readonly error: unknown;
  /** 'Load Fail' in the page's language unless said otherwise. */
  readonly text?: ReactNode | undefined;
  readonly onRetry: () => unknown;
}

/** Stands in the place of data that is not here, so that the rest of the screen is there all the same: is coming, or could not be had. */
export function DataPlaceholder({ shape, error, text, onRetry }: DataPlaceholderProps) {
  return error ? <ErrorState text={text} onRetry={onRetry} /> : <Skeleton shape={shape} isPart />;
}
