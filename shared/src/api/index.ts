export {
  AGENCY_PERIODS,
  COMMISSION_PARTS,
  COMMISSION_STATUSES,
  INVITED_STATUSES,
  type CommissionPart,
  type RegisterBar,
} from './agency.ts';
export { ApiError, isApiError } from './api-error.ts';
export type { ApiCaller, CallOptions } from './caller.ts';
export {
  endpointOf,
  endpoints,
  type Answer,
  type ApiKey,
  type Data,
  type Endpoints,
  type Input,
} from './catalogue.ts';
export { CONTESTATION_STATUSES, type ContestationStatus } from './contestations.ts';
export { errorBody, type Endpoint, type ErrorBody, type RateLimit } from './endpoint.ts';
export { ERRORS, errorStatus, errorText, type ErrorCode } from './errors.ts';
export { GAME_TYPES, VOLATILITIES, type Game, type Winner } from './games.ts';
export type { PlayBar, UserInfo } from './members.ts';
export type { RejectionReason } from './withdrawals.ts';
