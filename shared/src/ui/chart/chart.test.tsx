import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, ChartLegend, ChartTable } from './index.ts';

const [IN, OUT] = ['green', 'blue'];

/** Of the drawn bars: where each begins and how high it is, in units of the drawing. */
function drawn(container: HTMLElement): { y: number; height: number; fill: string | null }[] {
  return [...container.querySelectorAll('rect')].slice(0, -1).map((rect) => ({
    y: Number(rect.getAttribute('y')),
    height: Number(rect.getAttribute('height')),
    fill: rect.getAttribute('fill'),
  }));
}

describe('a chart of bars', () => {
  it('stacks what is above the line, hangs what is below it, and uses the whole height', () => {
    const bars = [
      {
        key: 'mon',
        above: [
          { value: 20, colour: IN },
          { value: 10, colour: OUT },
        ],
      },
      {
        key: 'tue',
        below: [
          { value: 5, colour: OUT },
          { value: 15, colour: IN },
        ],
      },
    ];

    const { container } = render(<BarChart bars={bars} ends={['Monday', 'Tuesday']} height={100} />);

    const [first, second, third, fourth] = drawn(container);
    expect(first).toMatchObject({ height: 39.6, fill: IN });
    expect(second).toMatchObject({ y: 0, fill: OUT });
    expect(first?.y).toBeCloseTo(second?.height ?? 0);
    expect(third?.y).toBeCloseTo(60.4);
    expect(fourth?.y).toBeCloseTo(60.4 + (third?.height ?? 0));
    expect((fourth?.y ?? 0) + (fourth?.height ?? 0)).toBeCloseTo(100);
  });

  it('draws a line where nothing happened', () => {
    const { container } = render(
      <BarChart bars={[{ key: 'mon' }]} ends={['Monday', 'Monday']} height={50} />,
    );

    expect(drawn(container)).toEqual([]);
    expect(container.querySelector('rect')).toHaveAttribute('y', '0');
  });

  it('is a picture: the table says the same in words', async () => {
    render(
      <>
        <BarChart bars={[{ key: 'mon' }]} ends={['Monday', 'Monday']} height={50} />
        <ChartLegend entries={[{ label: 'Paid in', colour: IN }]} />
        <ChartTable
          label="Day by day"
          columns={['Day', 'Paid in']}
          rows={[{ key: 'mon', name: 'Monday', cells: ['R$ 20,00'] }]}
        />
      </>,
    );

    await userEvent.click(screen.getByText('Day by day'));

    expect(screen.getAllByText('Monday').some((text) => text.closest('[aria-hidden]'))).toBe(true);
    const row = screen.getByRole('row', { name: 'Monday R$ 20,00' });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Monday');
    expect(screen.getByRole('region', { name: 'Day by day' })).toHaveAttribute('tabindex', '0');
  });
});
