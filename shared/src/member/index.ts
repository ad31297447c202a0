/** Screens for members only; bundled by the area that has them. */
export { MemberScreen, type MemberScreenProps } from './MemberScreen.tsx';
