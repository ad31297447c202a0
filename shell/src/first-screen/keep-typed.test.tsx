import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTyped } from './keep-typed.ts';

function Form() {
  const [name, setName] = useState('');
  const [isSure, setSure] = useState(false);
  const [size, setSize] = useState('s');
  const [colour, setColour] = useState('red');
  return (
    <form>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
      <select value={size} onChange={({ target }) => setSize(target.value)}>
        <option>s</option>
        <option>l</option>
      </select>
      {['red', 'blue'].map((one) => (
        <input
          key={one}
          type="radio"
          name="colour"
          value={one}
          checked={colour === one}
          onChange={() => setColour(one)}
        />
      ))}
      <textarea defaultValue="free" />
      <output>{[name, isSure, size, colour].join()}</output>
    </form>
  );
}

let root: Root;
afterEach(() => act(() => root.unmount()));

/** The form as it came with the page. */
function served() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  const part = <E extends Element>(selector: string) => container.querySelector<E>(selector) as E;
  return { container, part, text: () => part('output').textContent };
}

async function takeOver(container: HTMLElement) {
  await act(async () => void (root = hydrateRoot(container, <Form />)));
}

describe('what is entered before the code is there', () => {
  it('is entered into the same field where the screen is drawn anew instead of taken over', async () => {
    const { container, part, text } = served();
    part<HTMLInputElement>('[aria-label]').value = 'Ana';
    part<HTMLInputElement>('[type="checkbox"]').checked = true;
    const enterAgain = keepTyped(container);
    container.replaceChildren();
    await act(async () => void (root = createRoot(container)).render(<Form />));

    act(() => enterAgain());

    expect(text()).toBe('Ana,true,s,red');
  });

  it('is entered once more for the code, where it stood before and where it came meanwhile', async () => {
    const { container, part, text } = served();
    part<HTMLInputElement>('[aria-label]').value = 'Ana';
    part<HTMLInputElement>('[type="checkbox"]').checked = true;
    const enterAgain = keepTyped(container);
    fireEvent.input(part('[aria-label]'), { target: { value: 'Anna' } });
    part<HTMLSelectElement>('select').value = 'l';
    fireEvent.input(part('select'));
    part<HTMLInputElement>('[value="blue"]').checked = true;
    fireEvent.input(part('[value="blue"]'));
    fireEvent.input(part('textarea'), { target: { value: 'mine' } });
    await takeOver(container);
    expect(text()).toBe(',false,s,red');

    act(enterAgain);

    expect(text()).toBe('Anna,true,l,blue');
    expect(part<HTMLInputElement>('[aria-label]').value).toBe('Anna');
    expect(part<HTMLInputElement>('[type="checkbox"]').checked).toBe(true);
    expect(part<HTMLTextAreaElement>('textarea').value).toBe('mine');
  });

  it('is noted while the screen is being taken over, when the page’s own React stops events on their way to it', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    const { container, part, text } = served();
    page.append(container);
    page.addEventListener('input', (event) => event.stopPropagation(), { capture: true, once: true });
    const enterAgain = keepTyped(container);
    fireEvent.input(part('[aria-label]'), { target: { value: 'Anna' } });
    await takeOver(container);

    act(enterAgain);

    expect(text()).toBe('Anna,false,s,red');
  });

  it('leaves the caret where it was', async () => {
    const { container, part } = served();
    const field = part<HTMLInputElement>('[aria-label]');
    field.focus();
    field.value = 'Anna';
    field.setSelectionRange(1, 2);
    const enterAgain = keepTyped(container);
    await takeOver(container);

    act(enterAgain);

    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Anna', 1, 2]);
    expect(field).toHaveFocus();
  });

  it('touches nothing that nobody has touched', async () => {
    const { container, text } = served();
    const enterAgain = keepTyped(container);
    await takeOver(container);
    const heard = jest.fn();
    container.addEventListener('input', heard);

    act(enterAgain);

    expect(heard).not.toHaveBeenCalled();
    expect(text()).toBe(',false,s,red');
  });
});
