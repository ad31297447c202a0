/** A grid of any number of items; bundled by the area that shows it. */
export { VirtualGrid, type VirtualGridProps } from './VirtualGrid.tsx';
