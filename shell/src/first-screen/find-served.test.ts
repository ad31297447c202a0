import { siteData } from '../testing/site-data.ts';
import { findServed, type PageNow } from './find-served.ts';
import { readFirstScreen } from './first-screen.ts';

const FIRST = {
  path: '/recharge',
  messageSet: 'pt',
  viewer: 'visitor',
  shell: '1.0.0-b00000001',
  siteData: siteData(),
  screen: { area: 'wallet', version: '2.0.0-b00000002', queries: '{"queries":[]}' },
};
const NOW: PageNow = {
  pathname: '/recharge',
  messageSet: 'pt',
  viewer: 'visitor',
  shell: '1.0.0-b00000001',
  versionOf: (area) => (area === 'wallet' ? '2.0.0-b00000002' : undefined),
};

/** A page as the edge writes it. */
function aPage() {
  document.head.innerHTML =
    '<style data-served-rules="shell" data-ids="a b1"></style><style data-served-rules="wallet" data-ids="77"></style>';
  document.body.innerHTML =
    '<div id="root" data-served><main><div data-area="wallet" data-version="2.0.0-b00000002" data-served=""><h1>Depósito</h1></div></main></div>';
  return document.getElementById('root') as HTMLElement;
}

const found = (root = aPage(), changes: object = {}, now: Partial<PageNow> = {}) =>
  findServed(root, readFirstScreen(JSON.stringify({ ...FIRST, ...changes })), { ...NOW, ...now });

describe('the page that came drawn', () => {
  it('is found with its rules and the screen in it', () => {
    expect(found()).toMatchObject({
      rules: { style: document.querySelector('[data-served-rules="shell"]'), ruleIds: ['a', 'b1'] },
      screen: {
        area: 'wallet',
        version: '2.0.0-b00000002',
        path: '/recharge',
        messageSet: 'pt',
        viewer: 'visitor',
        queries: '{"queries":[]}',
        style: document.querySelector('[data-served-rules="wallet"]'),
        ruleIds: ['77'],
        isWhole: true,
      },
    });
  });

  it('is not whole while a placeholder stands in its screen', () => {
    const root = aPage();
    root.querySelector('h1')?.after(Object.assign(document.createElement('div'), { role: 'status' }));
    root.querySelector('[role="status"]')?.setAttribute('data-placeholder', '');

    expect(found(root)?.screen?.isWhole).toBe(false);
  });

  it('may hold the placeholder of a screen', () => {
    expect(found(aPage(), { screen: null })).toMatchObject({ screen: null });
  });

  it.each<[string, Partial<PageNow>]>([
    ['another path', { pathname: '/' }],
    ['another language', { messageSet: 'en' }],
    ['another viewer', { viewer: 'member' }],
    ['another shell', { shell: '1.0.0-b00000009' }],
    ['another version of the area, because this one has failed here', { versionOf: () => '1.9.0-b00000001' }],
    ['no such area', { versionOf: () => undefined }],
  ])('is left alone for %s', (_, now) => {
    expect(found(aPage(), {}, now)).toBeNull();
  });

  it('is left alone when the page says nothing of it', () => {
    expect(findServed(aPage(), readFirstScreen(null), NOW)).toBeNull();
  });

  it('is left alone when there is no drawn layout', () => {
    const root = aPage();
    root.removeAttribute('data-served');

    expect(found(root)).toBeNull();
  });

  it.each(['[data-served-rules="shell"]', '[data-area]'])('is left alone when %s is missing', (part) => {
    const root = aPage();
    document.querySelector(part)?.remove();

    expect(found(root)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['not an object', '7'],
    ['no site', JSON.stringify({ ...FIRST, siteData: { site: 'demo' } })],
    ['no path', JSON.stringify({ ...FIRST, path: undefined })],
    ['half a screen', JSON.stringify({ ...FIRST, screen: { area: 'wallet' } })],
  ])('is left alone when what the page says of it is damaged: %s', (_, text) => {
    expect(readFirstScreen(text as string)).toBeNull();
  });
});
