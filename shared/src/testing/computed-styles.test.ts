/** What tests of components ask of computed styles goes past jsdom's selector engine where a rule cannot match (build/jest/quick-styles.mjs). */
function hidden(markup: string, selector: string): boolean {
  document.head.innerHTML = `<style>${selector} { display: none; }</style>`;
  document.body.innerHTML = markup;
  const element = document.querySelector('[data-asked]');
  if (!element) throw new Error('nothing is asked about');
  return getComputedStyle(element).display === 'none';
}

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('computed styles in tests', () => {
  it.each([
    ['<p data-asked></p>', 'p'],
    ['<p data-asked class="m-1 m-2"></p>', '.m-2'],
    ['<p data-asked class="m-1"></p>', 'p.m-1'],
    ['<p data-asked class="m-1 m-2"></p>', '.m-1.m-2'],
    ['<div class="m-1"><p data-asked></p></div>', '.m-1 > p'],
    ['<div class="m-1"><p data-asked></p></div>', 'section, .m-1 p'],
    ['<p data-asked id="one"></p>', '#one'],
    ['<p data-asked></p>', '[data-asked]'],
    ['<p data-asked></p>', 'p:not(.m-1)'],
    ['<p data-asked></p>', ':is(section, p)'],
    ['<p data-asked title="a, b"></p>', 'p[title="a, b"]'],
    ['<p data-asked class="ação"></p>', '.ação'],
    ['<my-part data-asked></my-part>', 'my-part'],
    ['<svg><linearGradient data-asked></linearGradient></svg>', 'linearGradient'],
  ])('%s is matched by %s', (markup, selector) => {
    expect(hidden(markup, selector)).toBe(true);
  });

  it.each([
    ['<p data-asked></p>', 'div'],
    ['<p data-asked class="m-12"></p>', '.m-1'],
    ['<p data-asked class="m-1"></p>', 'div.m-1'],
    ['<p data-asked class="m-1"></p>', '.m-1.m-2'],
    ['<p data-asked></p>', '.m-1 > p'],
    ['<p data-asked></p>', 'section, p:not([data-asked])'],
  ])('%s is not matched by %s', (markup, selector) => {
    expect(hidden(markup, selector)).toBe(false);
  });

  it('follow what changes: a class, and the style of an element above', () => {
    document.head.innerHTML = '<style>.gone { visibility: hidden; }</style>';
    document.body.innerHTML = '<div><p></p></div>';
    const [box, text] = [document.querySelector('div'), document.querySelector('p')];
    if (!box || !text) throw new Error('nothing is asked about');
    expect(getComputedStyle(text).visibility).toBe('visible');

    box.className = 'gone';
    expect(getComputedStyle(text).visibility).toBe('hidden');
    box.className = '';
    expect(getComputedStyle(text).visibility).toBe('visible');
    box.style.visibility = 'hidden';
    expect(getComputedStyle(text).visibility).toBe('hidden');
  });
});
