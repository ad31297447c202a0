import type { ShellPlatform } from '../platform/create-platform.ts';
import type { MoveOn } from '../platform/navigation.ts';
import type { Composition } from './composition.ts';

export interface MoveOnParts {
  readonly composition: Pick<Composition, 'isOutdated'>;
  readonly platform: Pick<ShellPlatform, 'busy' | 'notices' | 'api' | 'flash'>;
  readonly document: Pick<Document, 'querySelectorAll'>;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

/**
 * How an open tab comes to another release of the shell: the next page the player goes to is loaded as a whole, so that
 * parts of two releases never run together. Not while the player is in the middle of something, or is offline: then the
 * page after that is loaded as a whole. Notices on screen are shown again after the load.
 */
export function createMoveOn({ composition, platform, document, isOnline, reload }: MoveOnParts): MoveOn {
  const { busy, notices, api, flash } = platform;
  return {
    isDue: () =>
      composition.isOutdated.value &&
      isOnline() &&
      !busy.isHeld.value &&
      !notices.question.value &&
      !api.isWriting() &&
      !hasTypedInput(document),
    go() {
      flash.keep(notices.toasts.value);
      reload();
    },
  };
}

/** Something has been typed in an open window. */
function hasTypedInput(document: Pick<Document, 'querySelectorAll'>): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'dialog[open] :is(input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea)',
  );
  return [...fields].some(({ value }) => value !== '');
}
