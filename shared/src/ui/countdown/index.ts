/** Time left until an instant; bundled by the area that shows it. */
export { Countdown, type CountdownProps } from './Countdown.tsx';
