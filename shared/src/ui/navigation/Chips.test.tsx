import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chips } from './Chips.tsx';

const DAYS = ['today', 'three', 'seven'] as const;
type Day = (typeof DAYS)[number];

function DayChips() {
  const [day, setDay] = useState<Day>('today');
  return (
    <Chips
      label="Days"
      options={DAYS.map((value) => ({ value, label: value }))}
      value={day}
      onChange={setDay}
    />
  );
}

describe('Chips', () => {
  it('is one group of radio buttons with one choice', async () => {
    render(<DayChips />);

    await userEvent.click(screen.getByRole('radio', { name: 'three' }));

    expect(screen.getByRole('radiogroup', { name: 'Days' })).toBeVisible();
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      screen.getByRole('radio', { name: 'three' }),
    ]);
  });
});
