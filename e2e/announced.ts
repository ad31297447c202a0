import type { Page } from '@playwright/test';

/** Kept of what Chromium hands to a screen reader. https://chromedevtools.github.io/devtools-protocol/tot/Accessibility */
interface AxNode {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** What a screen reader says where the focus is. */
export interface Announced {
  readonly role: string;
  readonly name: string;
  /** Of a field that is wrong: what is wrong with it. */
  readonly description: string;
  readonly isInvalid: boolean;
}

/** What a screen reader says of the element that has the focus, by Chromium's accessibility tree. */
export async function announcedAtFocus(page: Page): Promise<Announced> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
      ...(result.objectId !== undefined && { objectId: result.objectId }),
      fetchRelatives: false,
    });
    const [node] = nodes as unknown as readonly AxNode[];
    const invalid = node?.properties?.find(({ name }) => name === 'invalid')?.value.value;
    return {
      role: node?.role?.value ?? '',
      name: node?.name?.value ?? '',
      description: node?.description?.value ?? '',
      isInvalid: invalid !== undefined && invalid !== 'false',
    };
  } finally {
    await devtools.detach();
  }
}
