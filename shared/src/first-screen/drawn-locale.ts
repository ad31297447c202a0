import { createContext } from 'react';

/**
 * Locale that the markup is drawn in, on the edge and while it is taken over: there is no document on the edge, and that of the
 * page may already speak another language. Null in what the browser draws by itself.
 */
export const DrawnLocaleContext = createContext<string | null>(null);
