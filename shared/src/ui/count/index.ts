/** A count over something; bundled by the area that shows it. */
export { CountBubble, type CountBubbleProps } from './CountBubble.tsx';
