/** The area kit: everything a screen needs of the platform. Shared by the shell as a singleton. */
export { defineArea, type AreaDefinition } from './defineArea.tsx';
export { LoginPrompt } from './LoginPrompt.tsx';
export { newIdempotencyKey } from './newIdempotencyKey.ts';
export { openInNewWindow } from './openInNewWindow.ts';
export {
  PlatformContext,
  useFormatMoney,
  useReactive,
  usePlatform,
  useSessionUser,
} from './platform-context.ts';
export { useApi, useApiMutation } from './queries.ts';
export { Slot } from './Slot.tsx';
export {
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { ApiError, isApiError } from '../api/api-error.ts';
