import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AreaProviders, shareWithin } from '../area/AreaProviders.tsx';
import { fakePlatform, type FakePlatform } from './fake-platform.ts';

interface RenderOptions {
  readonly platform?: FakePlatform;
  /** Texts of the area, by set: `{ en, pt }`. At least the set the platform speaks. */
  readonly messages?: Readonly<Record<string, unknown>>;
}

export interface RenderedScreen extends RenderResult {
  readonly platform: FakePlatform;
  readonly player: UserEvent;
}

/** Renders a screen exactly as the area kit would, on a fake platform. */
export async function renderScreen(screen: ReactNode, options: RenderOptions = {}): Promise<RenderedScreen> {
  const platform = options.platform ?? fakePlatform();
  const shared = shareWithin('test', (set) => Promise.resolve({ default: options.messages?.[set] ?? {} }));
  await shared.messages.speak(platform.language.messageSet);
  const rendered = render(
    <AreaProviders platform={platform} nonce="test" paths={[]} onReady={() => undefined} shared={shared}>
      {screen}
    </AreaProviders>,
  );
  return { ...rendered, platform, player: userEvent.setup() };
}
