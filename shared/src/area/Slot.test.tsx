import { screen } from '@testing-library/react';
import { fakePlatform, renderScreen } from '../testing/index.ts';
import { Slot } from './Slot.tsx';

it('is filled by the shell while the screen is there', async () => {
  const platform = fakePlatform();

  const { container, unmount } = await renderScreen(<Slot name="home.banner" />, { platform });
  expect([...platform.filled]).toEqual(['home.banner']);
  expect(container.querySelector('[data-slot="home.banner"]')).toBeEmptyDOMElement();
  unmount();

  expect([...platform.filled]).toEqual([]);
});

it('takes no room while nothing has been drawn in it', async () => {
  const { container } = await renderScreen(<Slot name="home.banner" />);
  const slot = container.querySelector('[data-slot]');
  expect(slot).not.toBeVisible();

  const area = document.createElement('div');
  area.dataset['area'] = 'promotions';
  area.append(Object.assign(document.createElement('p'), { textContent: 'Carnival' }));
  slot?.append(area);

  expect(screen.getByText('Carnival')).toBeVisible();
});
