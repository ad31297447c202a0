import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Money } from '../money/Money.tsx';
import { Countdown } from './Countdown.tsx';
import { EmptyState, ErrorState } from './StateView.tsx';
import { Progress } from './Progress.tsx';
import { remainingText } from './remaining-text.ts';

afterEach(() => {
  document.documentElement.lang = '';
  jest.useRealTimers();
});

describe('state views', () => {
  it('speak the language of the page and follow it', async () => {
    document.documentElement.lang = 'en';
    render(<EmptyState />);
    expect(screen.getByText('There is currently no data available')).toBeVisible();

    await act(async () => void (document.documentElement.lang = 'zh-CN'));
    expect(screen.getByText('暂无数据')).toBeVisible();
  });

  it('offer to try again after an error, aloud', async () => {
    const onRetry = jest.fn();
    render(<ErrorState onRetry={onRetry} reference="7F3K" />);

    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Falha ao carregar');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('Progress', () => {
  it('is named by its label and bounded', () => {
    render(<Progress label="VIP 3" value={80} max={50} valueText="done" />);

    expect(screen.getByRole('progressbar', { name: 'VIP 3' })).toHaveAttribute('aria-valuenow', '100');
  });
});

describe('Countdown', () => {
  it.each([
    [0, '00:00'],
    [299_001, '05:00'],
    [3_900_000, '1:05:00'],
    [90_061_000, '1d 01:01:01'],
  ])('writes %d ms as %s', (remainingMs, text) => {
    expect(remainingText(remainingMs)).toBe(text);
  });

  it('counts down and says once that it has ended', () => {
    jest.useFakeTimers({ now: 0 });
    const onEnd = jest.fn();
    render(<Countdown label="Expires" endsAtMs={3000} onEnd={onEnd} />);

    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(screen.getByRole('timer', { name: 'Expires' })).toHaveTextContent('00:02');

    act(() => {
      jest.advanceTimersByTime(5000);
    });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

describe('Money', () => {
  it.each([
    ['pt-BR', 'R$ 1.234,50'],
    ['en', 'R$1,234.50'],
    ['vi', '1.234,50 R$'],
  ])('in %s reads %s in both looks', (locale, text) => {
    const { container } = render(
      <>
        <Money amountCentavos={123450} locale={locale} />|
        <Money amountCentavos={123450} locale={locale} look="display" />
      </>,
    );

    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(`${text}|${text}`);
  });
});
