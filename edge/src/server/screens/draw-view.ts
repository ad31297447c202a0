import type { DrawnLayout, DrawnScreen, LayoutRequest, AreaScreenRequest } from '@mosaico/shared/contract';
import type { ServedRelease } from '../composition.ts';
import { checkLayout, checkScreen } from './check-drawn.ts';
import type { Drawers } from './drawers.ts';
import { NotNow } from './drawing/drawer.ts';
import type { Answers } from './read-answers.ts';
import { hasScreen, requestOf, type View } from './view.ts';

/** The first screen of a page. */
export interface DrawnView {
  readonly layout: DrawnLayout;
  /** Null: the placeholder stands in the layout. */
  readonly screen: DrawnScreen | null;
  /** Addresses of what it was drawn with: browsers need not ask for it. */
  readonly answered: readonly string[];
}

/** A release could not draw. */
export interface Fault {
  readonly served: ServedRelease;
  readonly error: unknown;
}

export interface Drawing {
  /** Null when the layout could not be drawn. */
  readonly drawn: DrawnView | null;
  readonly faults: readonly Fault[];
  /** Something was not drawn because it is not its time. */
  readonly isLater: boolean;
}

/**
 * Draws the screen of a view, and the layout around it. What one release cannot draw costs only that: a screen that fails leaves
 * the layout with a placeholder. Never throws.
 *
 * @param before the same view, drawn with other answers: its layout is good as it is
 */
export async function drawView(
  drawers: Drawers,
  view: View,
  answers: Answers,
  before: DrawnView | null,
): Promise<Drawing> {
  const { shell } = view.composition;
  const faults: Fault[] = [];
  let isLater = false;

  async function attempt<T>(served: ServedRelease, draw: () => Promise<T>): Promise<T | null> {
    try {
      return await draw();
    } catch (error) {
      if (error instanceof NotNow) isLater = true;
      else faults.push({ served, error });
      return null;
    }
  }

  const layoutWith = async (isScreenIn: boolean) => {
    if (before && (before.screen !== null) === isScreenIn) return before.layout;
    return await attempt(shell, async () => drawLayout(drawers, view, isScreenIn));
  };

  const hasScript = hasScreen(view);
  const [screen, around] = await Promise.all([
    hasScript ? attempt(view.served, async () => drawScreen(drawers, view, answers)) : null,
    layoutWith(hasScript),
  ]);
  const layout = hasScript && !screen && around ? await layoutWith(false) : around;
  const answered = screen ? Object.keys(answers.byUrl) : [];
  return { drawn: layout && { layout, screen, answered }, faults, isLater };
}

async function drawScreen(drawers: Drawers, view: View, { byUrl }: Answers): Promise<DrawnScreen> {
  const request: AreaScreenRequest = {
    ...requestOf(view),
    area: view.served.release.area,
    answers: byUrl,
  };
  const drawer = drawers.of(view.composition.shell, view.served);
  return checkScreen(await drawer.draw('screen', JSON.stringify(request)));
}

async function drawLayout(drawers: Drawers, view: View, isScreenIn: boolean): Promise<DrawnLayout> {
  const { shell } = view.composition;
  const request: LayoutRequest = { ...requestOf(view), hasScreen: isScreenIn };
  return checkLayout(await drawers.of(shell, shell).draw('layout', JSON.stringify(request)), isScreenIn);
}
