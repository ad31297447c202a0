import { compileOnce } from './compile-once.mjs';
import { keepComputedStyles, sortOutSelectors } from './quick-styles.mjs';

compileOnce();
sortOutSelectors();
const { TestEnvironment } = await import('jest-environment-jsdom');

/** What browsers have and jsdom lacks; taken from Node, which implements the same standards. */
const FROM_NODE = {
  TextEncoder,
  TextDecoder,
  Request,
  Response,
  Headers,
  fetch,
  structuredClone,
  ReadableStream,
  WritableStream,
  TransformStream,
  BroadcastChannel,
  // TextEncoder and the crypto functions hand out Node's typed arrays: `instanceof` has to hold.
  Uint8Array,
  ArrayBuffer,
};

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, FROM_NODE);
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    keepComputedStyles(this.global);
  }
}
