import {
  RELEASES_PATH,
  type AreaProps,
  type ReleasedArea,
  type ReleasedVersion,
} from '@mosaico/shared/contract';

/** A release of the area `wallet` with one route, `/recharge`. */
export function aRelease(
  version = '1.0.0-b00000001',
  changes: Partial<ReleasedVersion> = {},
): ReleasedVersion {
  return {
    version,
    container: `mf_wallet_${version.replaceAll(/\W/g, '_')}`,
    entry: { url: `${RELEASES_PATH}/wallet/${version}/remoteEntry.js`, integrity: '' },
    chunks: [],
    messages: {},
    declaration: {
      area: 'wallet',
      platform: '^1.0.0',
      routes: [
        {
          path: '/recharge',
          title: { en: 'Recharge', zh: '充值' },
          frame: 'main',
          skeleton: 'form',
          indexed: true,
          data: [],
        },
      ],
      navigation: [],
      slots: [],
    },
    ...changes,
  };
}

export function anArea(changes: Partial<ReleasedArea> = {}): ReleasedArea {
  return { area: 'wallet', ...aRelease(), ...changes };
}

/** How a fake area behaves at mount. */
export type Behaviour = (props: AreaProps & { readonly domElement: HTMLElement }) => void;

/** Lifecycles without React: what they draw is up to the behaviour. */
export function fakeLifecycles(behave: Behaviour) {
  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props: Parameters<Behaviour>[0]) => behave(props),
    unmount: ({ domElement }: Parameters<Behaviour>[0]) => Promise.resolve(domElement.replaceChildren()),
    widgets: {},
  };
}

/** Draws a line of text and says so: a healthy area. */
export function draws(text: string): Behaviour {
  return ({ domElement, onReady }) => {
    domElement.textContent = text;
    onReady();
  };
}
