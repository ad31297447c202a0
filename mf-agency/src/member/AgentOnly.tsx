import type { ReactNode } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { AgencyLinks } from './AgencyLinks.tsx';

interface AgentOnlyProps {
  /** Group of texts with its `heading` and `intro`. */
  readonly texts: 'invite' | 'agent' | 'record' | 'reward' | 'register';
  /** The intro asks to bring others to the games: it is left out for who does so no more, and where the screen says it in its content. */
  readonly isWithoutIntro?: boolean;
  readonly children: ReactNode;
}

/** A screen of agents, with the way to the others; a visitor is asked to log in. Source: R33, A56. */
export function AgentOnly({ texts, isWithoutIntro = false, children }: AgentOnlyProps) {
  const { t } = useTranslation();
  return (
    <MemberScreen
      title={t(`${texts}.heading`)}
      intro={isWithoutIntro ? undefined : t(`${texts}.intro`)}
      note={<AgencyLinks />}
    >
      {children}
    </MemberScreen>
  );
}
