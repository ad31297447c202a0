import { rtpText } from './rtp-text.ts';

describe('a return to player', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is written with two decimals, as the language writes them', () => {
    expect(rtpText('96.5', 'pt-BR')).toBe('96,50');
    expect(rtpText('96.5', 'en')).toBe('96.50');
  });

  it('makes its format once per language: every card of the lobby has one', () => {
    const made = jest.spyOn(Intl, 'NumberFormat');

    rtpText('96.50', 'vi-VN');
    rtpText('94.00', 'vi-VN');

    expect(made).toHaveBeenCalledTimes(1);
  });
});
