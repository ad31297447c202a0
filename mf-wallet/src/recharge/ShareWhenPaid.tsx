import { Component, type ReactNode, Suspense } from 'react';
import { lazyPart, PlatformContext } from '@mosaico/shared/area';
import type { Platform } from '@mosaico/shared/contract';
import { tokens } from '@mosaico/shared/ui';
import type { Receipt } from '../receipts/receipt.ts';

/** Loaded on demand: every page of a member has this area's entry, and few of them end with a paid deposit. */
const ShareReceipt = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "share-receipt" */ '../receipts/ShareReceipt.tsx'))
    .ShareReceipt,
}));

interface ShareWhenPaidProps {
  readonly receipt: Receipt;
  readonly fileName: string;
}

/** The ways to pass a receipt on. Without their code, nothing: the receipt itself stays. */
export function ShareWhenPaid(props: ShareWhenPaidProps) {
  return (
    <OrNothing>
      <div css={{ width: '100%' }}>
        <Suspense fallback={<div css={place} />}>
          <ShareReceipt {...props} />
        </Suspense>
      </div>
    </OrNothing>
  );
}

/** Leaves out what fails, and reports it. */
class OrNothing extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static override contextType = PlatformContext;
  declare context: Platform | null;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown): void {
    this.context?.telemetry.error(error, { step: 'share-receipt' });
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** As high as the two buttons, so that what is below does not move away from under a finger. */
const place = { height: `calc(2 * 46px + ${tokens.space[3]})` } as const;
