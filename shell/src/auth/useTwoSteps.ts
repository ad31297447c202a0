import { useReactive } from '@mosaico/shared/area';
import { useShell } from '../shell-context.ts';

/**
 * The two steps of a form in a modal, each an entry of the history: "back" leads from the second to the first, then out of the form.
 *
 * @param isFirstDone what the second step needs has been typed. Without it the first step is shown, also where "forward" leads to the
 *   second one of a form that was closed meanwhile.
 */
export function useTwoSteps(isFirstDone: boolean) {
  const { modals } = useShell().platform;
  const reached = useReactive(modals.step);
  return {
    step: reached > 1 && isFirstDone ? (2 as const) : (1 as const),
    goOn() {
      if (modals.step.value === 1) modals.goOn();
    },
    goBack: modals.goBack,
  };
}
