import { Component, type ReactNode } from 'react';
import { ShellContext, type Shell } from './shell-context.ts';

/** One part of the layout: when it throws it is left out and reported, and the rest of the page goes on. */
export class Part extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static override contextType = ShellContext;
  declare context: Shell | null;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown): void {
    this.context?.platform.telemetry.error(error);
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
