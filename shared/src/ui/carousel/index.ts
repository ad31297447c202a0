/** Items in a row that scrolls sideways; bundled by the area that shows it. */
export { Carousel, type CarouselProps } from './Carousel.tsx';
export { Rail, type RailProps } from './Rail.tsx';
