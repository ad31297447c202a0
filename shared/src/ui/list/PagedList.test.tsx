import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PagedList, type PagedItems } from './PagedList.tsx';

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

function show(changes: Partial<PagedItems<string>> = {}) {
  const pages = {
    items: [],
    isPending: false,
    hasFailed: false,
    hasMore: false,
    isLoadingMore: false,
    hasMoreFailed: false,
    loadMore: jest.fn(),
    retry: jest.fn(),
    ...changes,
  };
  render(
    <PagedList pages={pages} skeleton={<p>skeleton</p>}>
      {(items) => <p>{items.join()}</p>}
    </PagedList>,
  );
  return pages;
}

describe('PagedList', () => {
  it('shows the skeleton until the first page is here', () => {
    show({ isPending: true });

    expect(screen.getByText('skeleton')).toBeVisible();
  });

  it('[R232] says that it did not load, and asks again when pressed', async () => {
    const { retry } = show({ hasFailed: true });

    expect(screen.getByRole('alert')).toHaveTextContent('Load Fail');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('[R233] says that there is nothing', () => {
    show();

    expect(screen.getByText('There is currently no data available')).toBeVisible();
  });

  it('shows the rows with their end', async () => {
    const { loadMore } = show({ items: ['one', 'two'], hasMore: true });

    expect(screen.getByText('one,two')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));

    expect(loadMore).toHaveBeenCalledTimes(1);
  });
});
