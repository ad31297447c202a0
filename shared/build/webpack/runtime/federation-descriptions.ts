/*
 * In place of the sentences that `@module-federation/error-codes` has for each error. A message still says the number, the details and the
 * address that explains it.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
