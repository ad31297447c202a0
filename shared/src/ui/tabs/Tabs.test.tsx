import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

describe('Tabs', () => {
  it('moves and selects with the arrow keys, around the ends', async () => {
    render(<DayTabs />);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    expect(screen.getByRole('tab', { name: 'seven', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'seven' })).toHaveTextContent('orders of seven');
  });
});
