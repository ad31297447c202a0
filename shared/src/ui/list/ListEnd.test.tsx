import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIntersections } from '../../testing/fake-intersections.ts';
import { ListEnd } from './ListEnd.tsx';

let sight: ReturnType<typeof fakeIntersections>;

beforeEach(() => {
  document.documentElement.lang = 'en';
  sight = fakeIntersections();
});
afterEach(() => {
  document.documentElement.lang = '';
  sight.restore();
});

describe('ListEnd', () => {
  it('asks for the next page when it nears the screen, and not while one is on its way', () => {
    const onMore = jest.fn();
    const { rerender } = render(<ListEnd hasMore isLoading={false} onMore={onMore} />);

    sight.report(false);
    expect(onMore).not.toHaveBeenCalled();
    sight.report(true);
    rerender(<ListEnd hasMore isLoading onMore={onMore} />);
    sight.report(true);

    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('[R232] waits to be pressed after a failure, and says so aloud', async () => {
    const onMore = jest.fn();
    render(<ListEnd hasMore hasFailed isLoading={false} onMore={onMore} />);

    sight.report(true);
    expect(onMore).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Load Fail');

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('says when there is no more', () => {
    render(<ListEnd hasMore={false} isLoading={false} onMore={() => undefined} />);

    expect(screen.getByText('That is all')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
