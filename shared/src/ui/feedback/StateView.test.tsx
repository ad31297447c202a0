import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataPlaceholder } from './DataPlaceholder.tsx';
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

  it('stand in place of data only once it could not be had', () => {
    const { rerender } = render(<DataPlaceholder shape="list" error={null} onRetry={jest.fn()} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeInTheDocument();

    rerender(
      <DataPlaceholder shape="list" error={new Error('down')} text="No rows came" onRetry={jest.fn()} />,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('No rows came');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
