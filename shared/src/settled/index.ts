export { useSettled } from './useSettled.ts';
