import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, ErrorState } from './StateView.tsx';

afterEach(() => {
  document.documentElement.lang = '';
});

describe('state views', () => {
  it('[R232] [R233] speak the language of the page and follow it', async () => {
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

    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
