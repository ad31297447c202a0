import { render, screen } from '@testing-library/react';
import { CountBubble } from './CountBubble.tsx';

it.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('[G23] %i stands as %s over an icon, for eyes only', (count, text) => {
  render(<CountBubble count={count} at={{ top: 0, left: 0 }} />);

  expect(screen.getByText(text)).toHaveAttribute('aria-hidden', 'true');
});
