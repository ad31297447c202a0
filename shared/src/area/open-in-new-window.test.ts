import { openInNewWindow } from './open-in-new-window.ts';

let open: jest.SpyInstance;
beforeEach(() => {
  open = jest.spyOn(window, 'open').mockReturnValue(null);
});

it('[R27] opens http and https addresses without handing over our window', () => {
  openInNewWindow('https://support.example/chat');
  openInNewWindow('/psp/pay/1');

  expect(open.mock.calls).toEqual([
    ['https://support.example/chat', '_blank', 'noopener,noreferrer'],
    ['http://localhost/psp/pay/1', '_blank', 'noopener,noreferrer'],
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', 'mailto:a@b.example'])(
  '[R27] ignores %p',
  (url) => {
    openInNewWindow(url);

    expect(open).not.toHaveBeenCalled();
  },
);
