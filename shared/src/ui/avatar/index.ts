/** Portraits of members; bundled by the area that shows them. */
export { Avatar, PORTRAIT_IDS, type AvatarProps, type PortraitId } from './Avatar.tsx';
