import { render, screen, within } from '@testing-library/react';
import { Timeline } from './Timeline.tsx';

const STEPS = [
  { id: 'asked', title: 'Requested', state: 'done', at: '2026-11-21T02:30:00.000Z' },
  { id: 'review', title: 'Under review', state: 'current', detail: 'Usually within an hour' },
  { id: 'paid', title: 'Paid', state: 'pending' },
] as const;

afterEach(() => void (document.documentElement.lang = ''));

describe('Timeline', () => {
  it('is an ordered list in which every state is said in words and the current step is marked', () => {
    document.documentElement.lang = 'en';
    render(<Timeline label="Withdrawal W1" steps={STEPS} />);

    const steps = within(screen.getByRole('list', { name: 'Withdrawal W1' })).getAllByRole('listitem');

    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Requested (done)',
      'Under review (in progress)',
      'Paid (to come)',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[1]).toHaveTextContent('Usually within an hour');
  });

  it.each([
    ['pt-BR', '20/11/2026, 23:30', 'concluído'],
    ['zh-CN', '2026/11/20 23:30', '已完成'],
    ['th', '20/11/26 23:30', 'เสร็จแล้ว'],
  ])('[G29] in %s writes the time in Brazil as %s', (locale, time, state) => {
    document.documentElement.lang = locale;
    render(<Timeline label="W1" steps={STEPS} />);

    const shown = screen.getByText(time);

    expect(shown).toHaveAttribute('datetime', STEPS[0].at);
    expect(screen.getByText(`(${state})`, { exact: false })).toBeInTheDocument();
  });
});
