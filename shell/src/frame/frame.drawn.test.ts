import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { renderFrame } from './frame.tsx';

describe('static first paint', () => {
  it.each([...MESSAGE_SETS])('renders on a server, in the language of %s', (set) => {
    expect(renderFrame(set)).toMatch(
      /^<style data-frame>.+<\/style><div id="root" lang="[A-Za-z-]+">.+<\/div>$/s,
    );
  });

  it('keeps to the content security policy: one style element, no inline styles or scripts', () => {
    const markup = renderFrame('pt').replace(/<style data-frame>.*?<\/style>/s, '');

    expect(markup).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
  });

  it('holds the placeholder of every shape, of which the page shows the one of its route', () => {
    const frame = renderFrame('pt');

    for (const shape of ['lobby', 'form', 'list', 'detail']) {
      expect(frame).toContain(`data-shape="${shape}"`);
      expect(frame).toContain(`html:not([data-skeleton="${shape}"]) [data-shape="${shape}"]{display:none;}`);
    }
  });

  it('[G34] holds the colours of every theme, of which the page shows the one of its site', () => {
    const frame = renderFrame('pt');

    expect(frame).toMatch(/:root\{[^}]*--m-color-ground:#07130f;/);
    expect(frame).toMatch(/html\[data-theme="mare"\]\{[^}]*--m-color-ground:#06121f;/);
  });

  it('stays small', () => {
    expect(renderFrame('th').length).toBeLessThan(40_000);
  });
});
