import { useMemo } from 'react';
import { useReactive } from '../reactive/useReactive.ts';
import { usePlatform } from './platform-context.ts';

export interface SheetState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A sheet or dialog over this screen that "back" closes. Draw it while `isOpen`; a link in it closes it by leading on.
 *
 * @param name known to this area alone
 */
export function useSheet(name: string): SheetState {
  const { sheets } = usePlatform();
  const isOpen = useReactive(sheets.current) === name;
  return useMemo(
    () => ({ isOpen, open: () => sheets.open(name), close: () => sheets.close(name) }),
    [sheets, name, isOpen],
  );
}
