import { MESSAGE_SETS, htmlLangOf } from '@mosaico/shared/contract';
import { rtpText } from './rtp-text.ts';

describe('a return to player', () => {
  it('is written with two decimals', () => {
    expect(rtpText('96.5', 'pt-BR')).toBe('96,50');
    expect(rtpText('96.5', 'en')).toBe('96.50');
  });

  it.each(MESSAGE_SETS)('is written in %s as the language writes numbers', (set) => {
    const locale = htmlLangOf(set);
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

    for (const rtp of ['96.5', '94', '96.55', '100'])
      expect(rtpText(rtp, locale)).toBe(format.format(Number(rtp)));
  });

  it('asks for no format, which is slow to make, while the first screen is taken over', () => {
    const made = jest.spyOn(Intl, 'NumberFormat');

    rtpText('96.50', 'vi');

    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
