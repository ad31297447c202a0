import { BadDrawing, checkLayout, checkScreen } from './check-drawn.ts';

const rules = { ids: ['x1'], css: '.x1{color:red}' };
const screen = (html: string, more: object = {}) => ({ html, rules, queries: '{}', missing: [], ...more });

describe('what a server script has drawn', () => {
  it.each([
    [
      'what React writes',
      '<!--$--><div class="x1" data-x="&lt;b&gt;">a &amp; b<br><img src="/a.webp" alt=""></div><!--/$-->',
    ],
    [
      'a drawing',
      '<svg viewBox="0 0 1 1"><title>x</title><path d="M0 0"></path><use xlink:href="#a"/></svg>',
    ],
    [
      'a form of this site',
      '<form action="/search"><textarea><b>no tag</textarea><button>Ok</button></form>',
    ],
    ['a small picture', '<img src="data:image/png;base64,AA==" alt="">'],
    ['a link out', '<a href="https://example.com/">x</a>'],
  ])('may be %s', (_, html) => {
    expect(checkScreen(screen(html)).html).toBe(html);
  });

  it.each([
    ['a script', '<p><script>alert(1)</script></p>'],
    ['a script in capitals', '<SCRIPT src=//x></SCRIPT>'],
    ['a script in a drawing', '<svg><script>1</script></svg>'],
    ['styles', '<style>a{}</style>'],
    ['a style attribute', '<p style="color:red">a</p>'],
    ['a style attribute without quotes', '<p class=a STYLE=color:red>a</p>'],
    ['a style attribute after a slash', '<p/style=color:red>a</p>'],
    ['a handler', '<img src="/a" alt="" onerror="alert(1)">'],
    ['a frame', '<iframe src="/"></iframe>'],
    ['a document in an attribute', '<p srcdoc="<p>">a</p>'],
    ['an object', '<object data="/x"></object>'],
    ['an embedded one', '<embed src="/x">'],
    ['a link element', '<link rel="stylesheet" href="/x.css">'],
    ['another base', '<base href="//x">'],
    ['a meta element', '<meta http-equiv="refresh" content="0">'],
    ['a template', '<template><p></p></template>'],
    ['what only browsers without script read', '<noscript><p></p></noscript>'],
    ['a title of the document', '<title>x</title>'],
    ['other markup in a drawing', '<svg><foreignObject><p>a</p></foreignObject></svg>'],
    ['an address that runs', '<a href="javascript:alert(1)">a</a>'],
    ['an address that runs, hidden', '<a href=" java&#10;script:alert(1)">a</a>'],
    ['an address with a document', '<a href="data:text/html,x">a</a>'],
    ['a form of another site', '<form action="https://evil.example/"></form>'],
    ['a form of another site, short', '<form action="//evil.example/"></form>'],
    ['a button to another site', '<button formaction="https://evil.example/">a</button>'],
    ['an id of the page', '<p id="first-screen">{}</p>'],
    ['an end of what is around it', '</div></div><p>a</p>'],
    ['an element without end', '<div><p>a</p>'],
    ['ends in the wrong order', '<b><i>a</b></i>'],
    ['a tag that is not finished', '<p>a</p><p class="'],
    ['a declaration', '<!doctype html><p>a</p>'],
    ['a comment without end', '<p>a</p><!-- <p>'],
    ['NUL', '<p>\u0000</p>'],
    ['nothing', ''],
    ['too much', `<p>${'x'.repeat(600_000)}</p>`],
  ])('must not be %s', (_, html) => {
    expect(() => checkScreen(screen(html))).toThrow(BadDrawing);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', '<p>a</p>'],
    ['a list', []],
    ['markup that is no text', { ...screen(''), html: { toString: '<p>' } }],
    ['more than agreed', screen('<p></p>', { head: '<p>' })],
    [
      'another prototype',
      JSON.parse('{"__proto__":{"html":"<p></p>"},"rules":{"ids":[],"css":""},"queries":"{}","missing":[]}'),
    ],
    [
      'a member of a prototype beside',
      JSON.parse(
        '{"html":"<p></p>","rules":{"ids":[],"css":""},"queries":"{}","missing":[],"__proto__":{"x":1}}',
      ),
    ],
    ['queries that are no JSON', screen('<p></p>', { queries: '{' })],
    ['queries of great length', screen('<p></p>', { queries: `"${'x'.repeat(600_000)}"` })],
    ['rules that end their element', screen('<p></p>', { rules: { ids: [], css: '</style><script>' } })],
    ['rules from elsewhere', screen('<p></p>', { rules: { ids: [], css: '@import "//x"' } })],
    ['ids that end their attribute', screen('<p></p>', { rules: { ids: ['"><p'], css: '' } })],
  ])('must not have the shape of %s', (_, drawn) => {
    expect(() => checkScreen(drawn)).toThrow(BadDrawing);
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('is a layout in two pieces that are whole together', () => {
    const layout = (html: string, htmlAfter: string) => ({ html, htmlAfter, rules });

    expect(checkLayout(layout('<main><div>', '</div></main>'), true).html).toBe('<main><div>');
    for (const [html, after] of [
      ['<div>', ''],
      ['<div></div>', ''],
      ['<div>', '</p>'],
      ['<div>', '</div></div>'],
      ['<div class="', '"></div>'],
      ['<textarea>', '</textarea>'],
      ['<div><!--', '--></div>'],
    ] as const)
      expect(() => checkLayout(layout(html, after), true)).toThrow(BadDrawing);
  });

  it('is a layout in one piece where a placeholder stands in it', () => {
    const layout = (html: string) => ({ html, htmlAfter: '', rules });

    expect(checkLayout(layout('<main><p>…</p></main>'), false).html).toBe('<main><p>…</p></main>');
    expect(() => checkLayout(layout('<main><div>'), false)).toThrow(BadDrawing);
  });
});
