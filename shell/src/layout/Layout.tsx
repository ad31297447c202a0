import type { ReactNode } from 'react';
import { VIEWER_PART_ATTRIBUTE } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { PageColumn, tokens } from '@mosaico/shared/ui';
import { bottomRoom, mainStyle } from '../frame/BarFrames.tsx';
import { TermsNotice } from '../terms/TermsWatch.tsx';
import { LaterFooter } from './LaterFooter.tsx';
import { MAIN_ID } from '../frame/main-id.ts';
import { Part } from '../Part.tsx';
import { LaterSides } from '../promenade/LaterSides.tsx';
import { TabBar } from './TabBar.tsx';
import { TopBar } from './TopBar.tsx';

interface LayoutProps {
  /** The screen is there to get something done: it ends with a line instead of the whole footer. */
  readonly isTask?: boolean;
  readonly children: ReactNode;
}

/** The frame of every screen but the bare ones (R28). */
export function Layout({ isTask = false, children }: LayoutProps) {
  const { t } = useTranslation();
  return (
    <PageColumn>
      <a href={`#${MAIN_ID}`} css={skip}>
        {t('layout.skip')}
      </a>
      <Part>
        <LaterSides />
      </Part>
      <Part>
        <TopBar />
      </Part>
      <main id={MAIN_ID} tabIndex={-1} css={mainStyle} {...VIEWER_PART}>
        {children}
      </main>
      <Part>
        <LaterFooter isShort={isTask} />
      </Part>
      <Part>
        <TermsNotice />
      </Part>
      <div css={bottomRoom} />
      <Part>
        <TabBar />
      </Part>
    </PageColumn>
  );
}

const VIEWER_PART = { [VIEWER_PART_ATTRIBUTE]: '' };

const skip = {
  position: 'fixed',
  top: tokens.space[2],
  left: tokens.space[2],
  zIndex: tokens.layer.toast,
  padding: `${tokens.space[3]} ${tokens.space[5]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.action,
  color: tokens.color.onAction,
  fontWeight: tokens.font.weight.bold,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
} as const;
