import type { ReactNode } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { Logo, PageColumn, Screen, tokens } from '@mosaico/shared/ui';
import { AppLink } from '../links/AppLink.tsx';
import { PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';

interface DiagnosticsPageProps {
  readonly title: string;
  readonly intro: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages for engineers, which stand outside of the layout. In English whatever the player speaks. */
export function DiagnosticsPage({ title, intro, action, children }: DiagnosticsPageProps) {
  const { name } = useReactive(useShell().platform.site);
  return (
    <PageColumn>
      <div lang="en" css={page}>
        <header css={head}>
          <AppLink href={PATHS.home} css={home}>
            <Logo siteName={name} />
          </AppLink>
          {action}
        </header>
        <Screen title={title} intro={intro}>
          {children}
        </Screen>
      </div>
    </PageColumn>
  );
}

const page = { minHeight: '100dvh', paddingBottom: tokens.space[8] } as const;
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  padding: `${tokens.space[4]} ${tokens.space[4]} 0`,
} as const;
const home = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  textDecoration: 'none',
} as const;
