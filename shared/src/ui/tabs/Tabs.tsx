import { useId } from 'react';
import { tokens } from '@mosaico/shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';

/** One tab. */
export interface Tab<T extends string> {
  readonly id: T;
  readonly label: ReactNode;
}

export interface TabsProps<T extends string> {
  /** Name of the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly selected: T;
  readonly onSelect: (id: T) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs with their panel. Arrow keys, Home and End move and select. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: TabsProps<T>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to =
      tabs[
        targetOf(
          event.key,
          tabs.findIndex((tab) => tab.id === selected),
          tabs.length,
        ) ?? -1
      ];
    if (!to) return;
    event.preventDefault();
    onSelect(to.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(to.id)}"]`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={move} css={bar}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            css={tabStyle}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        css={{ paddingTop: tokens.space[4] }}
      >
        {children}
      </div>
    </div>
  );
}

function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const bar = {
  display: 'flex',
  gap: tokens.space[1],
  padding: tokens.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: '18px',
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
} as const;

const tabStyle = {
  flex: '1 0 auto',
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[4]}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.bold,
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.fast}, color ${tokens.motion.fast}`,
  '&[aria-selected="true"]': {
    background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
    color: tokens.color.text,
    boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}, 0 4px 12px -4px ${tokens.color.shade}`,
  },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
