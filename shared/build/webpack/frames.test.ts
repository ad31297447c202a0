import { checkFrame } from './frames.ts';

describe('checkFrame', () => {
  it('lets the one style element and plain markup pass', () => {
    const markup = '<style data-frame>a>b{color:red}</style><div class="style"><a href="/?on=1">x</a></div>';

    expect(() => checkFrame(markup)).not.toThrow();
  });

  it.each([
    '<style>a{}</style>',
    '<style data-framework>a{}</style>',
    '<script>1</script>',
    '<div class="x" style="color:red">x</div>',
    '<button type="button" onclick="x()">x</button>',
  ])('refuses %s', (markup) => {
    expect(() => checkFrame(`<style data-frame="">a{}</style>${markup}`)).toThrow(/the frame holds </);
  });
});
