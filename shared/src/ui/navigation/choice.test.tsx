import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chips } from './Chips.tsx';
import { Tabs } from './Tabs.tsx';

const DAYS = ['today', 'three', 'seven'] as const;
type Day = (typeof DAYS)[number];

function DayTabs() {
  const [day, setDay] = useState<Day>('today');
  return (
    <Tabs label="Days" tabs={DAYS.map((id) => ({ id, label: id }))} selected={day} onSelect={setDay}>
      orders of {day}
    </Tabs>
  );
}

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

describe('Tabs', () => {
  it('moves and selects with the arrow keys, around the ends', async () => {
    render(<DayTabs />);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    expect(screen.getByRole('tab', { name: 'seven', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'seven' })).toHaveTextContent('orders of seven');
  });
});

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
