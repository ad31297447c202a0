/** What screens use of the area kit, in the browser and on the edge alike. */
export { useDrawnWhenNear, useIsFirstPaint } from './first-paint.ts';
export { island } from './island.tsx';
export { lazyPart } from './lazy-part.ts';
export { LoginPrompt } from './LoginPrompt.tsx';
export { newIdempotencyKey } from './new-idempotency-key.ts';
export { openInNewWindow } from './open-in-new-window.ts';
export { PlatformContext, useFormatMoney, usePlatform, useSessionUser } from './platform-context.ts';
export { useApi, useApiMutation } from './queries.ts';
export { useApiPages, type ApiPages, type PagedKey } from './useApiPages.ts';
export { Slot } from './Slot.tsx';
export { useSheet } from './useSheet.ts';
export { useReactive } from '../reactive/useReactive.ts';
export { QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query';
export { ApiError, isApiError } from '../api/api-error.ts';
