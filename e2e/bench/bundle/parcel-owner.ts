/** Stands in for shell/src/composition/parcel-owner.ts: without parcels nothing owns them. */
export const createParcelOwner = () => Promise.resolve(() => undefined);
