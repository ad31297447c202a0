import { useContext } from 'react';
import { FirstPaintContext } from '@mosaico/shared/first-screen';

/** False on the edge and while its page is taken over; true soon after that, and at once in what the browser draws by itself. */
export function useIsInBrowser(): boolean {
  const paint = useContext(FirstPaintContext);
  return paint === 'own' || paint === 'taken-over';
}
