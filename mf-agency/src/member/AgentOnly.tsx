import type { ReactNode } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { AgencyLinks } from './AgencyLinks.tsx';

interface AgentOnlyProps {
  /** Group of texts with its `heading` and `intro`. */
  readonly texts: 'invite' | 'agent' | 'record' | 'reward' | 'register';
  /** The member brings nobody to the games any more: the intro, which asks for it, is left out. */
  readonly isKeptAway?: boolean;
  readonly children: ReactNode;
}

/** A screen of agents, with the way to the others; a visitor is asked to log in. Source: R33, A56. */
export function AgentOnly({ texts, isKeptAway = false, children }: AgentOnlyProps) {
  const { t } = useTranslation();
  return (
    <MemberScreen
      title={t(`${texts}.heading`)}
      intro={isKeptAway ? undefined : t(`${texts}.intro`)}
      note={<AgencyLinks />}
    >
      {children}
    </MemberScreen>
  );
}
