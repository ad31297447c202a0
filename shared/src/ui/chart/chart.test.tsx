import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, ChartLegend, ChartTable, moneyTick } from './index.ts';

const [IN, OUT] = ['green', 'blue'];

/** Of the drawn bars: where each begins and ends below the top, in pixels. */
function drawn(container: HTMLElement) {
  return [...container.querySelectorAll('rect')].map((rect) => {
    const [y = 0, height = 0] = ['y', 'height'].map((name) => Number(rect.getAttribute(name)));
    const rounded = (pixels: number) => Math.round(pixels * 1_000) / 1_000;
    return { top: rounded(y), bottom: rounded(y + height), fill: rect.getAttribute('fill') };
  });
}

const BARS = [
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
      { value: 5, colour: IN },
    ],
  },
];

describe('a chart of bars', () => {
  it('stacks what is above the line, and hangs what is below it, in one scale', () => {
    const { container } = render(
      <BarChart bars={BARS} ends={['Monday', 'Tuesday']} height={82} tickText={String} />,
    );

    // 30 above and 10 below the line share 80 pixels.
    expect(drawn(container)).toEqual([
      { top: 21, bottom: 61, fill: IN },
      { top: 1, bottom: 21, fill: OUT },
      { top: 61, bottom: 71, fill: OUT },
      { top: 71, bottom: 81, fill: IN },
    ]);
  });

  it('writes round values beside the lines of its scale', () => {
    const { container } = render(
      <BarChart
        bars={[{ key: 'mon', above: [{ value: 24, colour: IN }] }]}
        ends={['Monday', 'Monday']}
        height={82}
        tickText={(value) => `R$ ${value}`}
      />,
    );

    expect(screen.getAllByText(/^R\$/).map((tick) => tick.textContent)).toEqual([
      'R$ 0',
      'R$ 10',
      'R$ 20',
      'R$ 30',
    ]);
    expect(drawn(container)).toEqual([{ top: 17, bottom: 81, fill: IN }]);
  });

  it('draws a line where nothing happened', () => {
    const { container } = render(
      <BarChart bars={[{ key: 'mon' }]} ends={['Monday', 'Monday']} height={50} tickText={String} />,
    );

    expect(drawn(container)).toEqual([]);
    expect(container.querySelector('line')).toBeInTheDocument();
  });

  it('is a picture: the table says the same in words', async () => {
    render(
      <>
        <BarChart bars={[{ key: 'mon' }]} ends={['Monday', 'Monday']} height={50} tickText={String} />
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

describe('an amount beside a scale', () => {
  const plain = (centavos: number, locale: string) => moneyTick(centavos, locale).replaceAll(/\s/g, ' ');

  it.each([
    [0, 'pt-BR', 'R$ 0'],
    [50, 'pt-BR', 'R$ 0,50'],
    [150_00, 'pt-BR', 'R$ 150'],
    [-150_00, 'pt-BR', '-R$ 150'],
    [1_250_00, 'pt-BR', 'R$ 1,3 mil'],
    [1_250_00, 'en', 'R$1.3K'],
  ])('%d centavos are short in %s: %s', (centavos, locale, text) => {
    expect(plain(centavos, locale)).toBe(text);
  });
});
