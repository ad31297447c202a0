/**
 * `@mosaico/shared/ui`: tokens and the components of the first page. Every first visit downloads all of it, so a component that
 * `/` does not show lies in a subpath of its own (`/ui/form`, `/ui/list`, `/ui/cover`, …) that areas bundle. A subpath takes
 * what it needs from here by this name, never by a relative path: an area then gets the shell's one copy.
 */
export * from './theme/index.ts';
export * from './layout/GlobalStyle.tsx';
export * from './layout/PageColumn.tsx';
export * from './layout/Screen.tsx';
export * from './layout/Card.tsx';
export * from './layout/VisuallyHidden.tsx';
export { Button, type ButtonLook, type ButtonProps } from './button/Button.tsx';
export * from './button/IconButton.tsx';
export * from './button/LinkButton.tsx';
export * from './button/Spinner.tsx';
export { buttonBase, textLink } from './button/button-style.ts';
export * from './field/Field.tsx';
export * from './field/FieldFrame.tsx';
export { fieldStyle } from './field/field-style.ts';
export * from './dialog/Dialog.tsx';
export { useModal } from './dialog/useModal.ts';
export { NOTICE_PLACE, noticePlaceOf } from './dialog/notice-place.ts';
export * from './feedback/Skeleton.tsx';
export * from './feedback/DataPlaceholder.tsx';
export * from './feedback/StateView.tsx';
export * from './feedback/Badge.tsx';
export * from './feedback/ToastView.tsx';
export * from './navigation/Chips.tsx';
export * from './money/Money.tsx';
export * from './icon/Icon.tsx';
export { ICON_NAMES } from './icon/shapes.ts';
export type { IconName } from './icon/shapes.ts';
export * from './wave/MosaicWave.tsx';
export { wavePath } from './wave/wave-path.ts';
export * from './wave/Logo.tsx';
export { useLocale, useUiTexts } from './language/useLocale.ts';
