import { createContext } from 'react';

/**
 * Where a part of the page stands. `drawing`: on the edge. `taking-over`: in the browser, while React adopts the markup.
 * `taken-over`: since then. `own`: the browser has drawn it itself.
 */
export type FirstPaint = 'drawing' | 'taking-over' | 'taken-over' | 'own';

export const FirstPaintContext = createContext<FirstPaint>('own');
