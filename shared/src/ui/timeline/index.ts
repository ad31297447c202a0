/** The way of something through its states; bundled by the area that shows it. */
export { Timeline, type TimelineProps, type TimelineState, type TimelineStep } from './Timeline.tsx';
