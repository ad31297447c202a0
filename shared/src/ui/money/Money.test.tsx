import { render } from '@testing-library/react';
import { Money } from './Money.tsx';

describe('Money', () => {
  it.each([
    ['pt-BR', 'R$ 1.234,50'],
    ['en', 'R$1,234.50'],
    ['vi', '1.234,50 R$'],
  ])('[R2] in %s reads %s in both looks', (locale, text) => {
    const { container } = render(
      <>
        <Money amountCentavos={123450} locale={locale} />|
        <Money amountCentavos={123450} locale={locale} look="display" />
      </>,
    );

    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(`${text}|${text}`);
  });
});
