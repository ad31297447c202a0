import { render, screen } from '@testing-library/react';
import { Progress } from './Progress.tsx';

describe('Progress', () => {
  it('is named by its label and bounded', () => {
    render(<Progress label="VIP 3" value={80} max={50} valueText="done" />);

    expect(screen.getByRole('progressbar', { name: 'VIP 3' })).toHaveAttribute('aria-valuenow', '100');
  });
});
