import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

export type MountParcel = (config: ParcelConfig, props: { domElement: HTMLElement } & object) => Parcel;

/**
 * Mounts the one named parcel that owns every area's. single-spa never lets go of *root* parcels: mounting areas as
 * children of this one is what frees them when they leave.
 */
export async function createParcelOwner(): Promise<MountParcel> {
  let mountParcel: MountParcel | undefined;
  const owner = mountRootParcel(
    {
      name: 'shell',
      bootstrap: () => Promise.resolve(),
      mount(props: { mountParcel: MountParcel }) {
        mountParcel = props.mountParcel;
        return Promise.resolve();
      },
      unmount: () => Promise.resolve(),
    } as ParcelConfig,
    { domElement: document.createElement('div') },
  );
  await owner.mountPromise;
  if (!mountParcel) throw new Error('single-spa gave the shell no mountParcel');
  return mountParcel;
}
