import type { ReactNode } from 'react';
import { ErrorState, Skeleton, type SkeletonShape } from '@mosaico/shared/ui';
import { useMoreTexts } from './useMoreTexts.ts';

interface WithMoreTextsProps {
  /** What stands here until the texts have come. */
  readonly skeleton: SkeletonShape;
  readonly children: ReactNode;
}

/** A part of a screen whose texts come with it. */
export function WithMoreTexts({ skeleton, children }: WithMoreTextsProps) {
  const { isReady, hasFailed, retry } = useMoreTexts();
  if (isReady) return children;
  return hasFailed ? <ErrorState onRetry={retry} /> : <Skeleton shape={skeleton} isPart />;
}
