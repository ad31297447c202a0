import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Link } from './Link.tsx';
import { NavLink } from './NavLink.tsx';

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

function show(links: React.ReactNode, at: readonly string[] = ['/']) {
  render(
    <MemoryRouter initialEntries={[...at]}>
      {links}
      <Back />
      <Routes>
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
}

const address = () => screen.getByRole('status').textContent;
const press = (name: string, init: MouseEventInit = {}) =>
  fireEvent.click(screen.getByRole('link', { name }), init);

describe('a link', () => {
  it('goes where it leads, with its state, and "back" returns', () => {
    show(
      <Link to="/records?page=2" state={{ from: 'menu' }}>
        Records
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '/records?page=2');

    press('Records');
    expect(address()).toBe('/records?page=2 {"from":"menu"}');

    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(address()).toBe('/ null');
  });

  it('takes the place of the current entry when it is asked to, and when it leads to the same address', () => {
    show(
      <>
        <Link to="/vip" replace>
          Instead
        </Link>
        <Link to="/vip">Same</Link>
      </>,
      ['/before', '/now'],
    );

    press('Instead');
    press('Same');
    expect(address()).toBe('/vip null');

    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(address()).toBe('/before null');
  });

  it.each([
    ['a key for a new tab', { ctrlKey: true }],
    ['another button of the mouse', { button: 1 }],
  ])('leaves %s to the browser', (_, init) => {
    show(<Link to="/vip">VIP</Link>);

    const isLeftToBrowser = press('VIP', init);

    expect(isLeftToBrowser).toBe(true);
    expect(address()).toBe('/ null');
  });

  it('leaves another window to the browser', () => {
    show(
      <Link to="/vip" target="_blank">
        VIP
      </Link>,
    );

    expect(press('VIP')).toBe(true);
    expect(address()).toBe('/ null');
  });

  it('is not followed when its own handler prevents it', () => {
    show(
      <Link to="/vip" onClick={(event) => event.preventDefault()}>
        VIP
      </Link>,
    );

    press('VIP');

    expect(address()).toBe('/ null');
  });
});

describe('a link of a menu', () => {
  it('says that its path, or one below it, is the current one', () => {
    show(
      <>
        <NavLink to="/information">Information</NavLink>
        <NavLink to="/information/support">Support</NavLink>
        <NavLink to="/info">Info</NavLink>
        <NavLink to="/">Home</NavLink>
      </>,
      ['/information/support'],
    );

    const current = screen.getAllByRole('link', { current: 'page' });

    expect(current.map(({ textContent }) => textContent)).toEqual(['Information', 'Support']);
  });
});
