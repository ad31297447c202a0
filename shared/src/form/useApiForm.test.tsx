import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from '@mosaico/shared/area';
import { refusal } from '@mosaico/shared/testing';
import { Field } from '../ui/field/Field.tsx';
import { useApiForm } from './useApiForm.ts';

interface Values {
  readonly name: string;
  readonly city: string;
}

interface PersonProps {
  readonly language?: string;
  readonly begunWith?: ApiError;
  readonly onSend?: (values: Values) => Promise<unknown>;
  readonly onFaults?: (fieldCount: number) => void;
  readonly onRefused?: (message: string, isToldBesideField: boolean) => void;
}

function Person({
  language = 'en',
  begunWith,
  onSend = jest.fn(),
  onFaults = jest.fn(),
  onRefused = jest.fn(),
}: PersonProps) {
  const { submit, bind, isSending, trouble } = useApiForm<Values>({
    defaultValues: { name: '', city: '' },
    refusal: begunWith ?? null,
    faultsOf: ({ name, city }) => ({
      name: name ? null : 'missing',
      city: city === 'X' ? 'unknown' : null,
    }),
    tell: (fault) => `${fault} (${language})`,
    onSend,
    onFaults,
    onRefused: ({ message }, { isToldBesideField }) => onRefused(message, isToldBesideField),
  });
  return (
    <form onSubmit={submit} aria-busy={isSending}>
      <Field label="Name" {...bind('name')} />
      <Field label="City" {...bind('city')} />
      <p role="status">{trouble}</p>
      <button>Send</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('useApiForm', () => {
  it('sends nothing that is wrong, says why beside the field, and puts the focus there', async () => {
    const onSend = jest.fn();
    render(<Person onSend={onSend} />);

    await send();

    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('missing (en)'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('[R140] says of all fields at once what is wrong, and hands on how many they are', async () => {
    const onFaults = jest.fn();
    render(<Person onFaults={onFaults} />);
    await userEvent.type(screen.getByLabelText('City'), 'X');

    await send();

    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('missing (en)'));
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('unknown (en)');
    expect(onFaults.mock.calls).toEqual([[2]]);
  });

  it('says nothing of a field that is left empty', async () => {
    render(<Person />);

    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.tab();

    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toBeValid();
  });

  it('judges a field when it is left, and as it is typed from then on', async () => {
    render(<Person />);
    const city = screen.getByLabelText('City');
    await userEvent.type(city, 'X');
    expect(city).toBeValid();

    await userEvent.tab();
    await waitFor(() => expect(city).toHaveAccessibleDescription('unknown (en)'));
    await userEvent.type(city, 'ingu');

    await waitFor(() => expect(city).toBeValid());
  });

  it('waits with its judgement until what is being pressed has been pressed', async () => {
    render(<Person />);
    const city = screen.getByLabelText('City');
    await userEvent.type(city, 'X');
    fireEvent.pointerDown(document.body);
    act(() => city.blur());
    await act(async () => undefined);
    expect(city).toBeValid();

    fireEvent.pointerUp(document.body);

    await waitFor(() => expect(city).toHaveAccessibleDescription('unknown (en)'));
  });

  it('keeps what was typed when the language changes, and says what is wrong in the new one', async () => {
    const { rerender } = render(<Person />);
    await userEvent.type(screen.getByLabelText('City'), 'Recife');
    await send();
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());

    rerender(<Person language="pt" />);

    expect(screen.getByLabelText('City')).toHaveValue('Recife');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('missing (pt)');
  });

  it('[R167] puts the words of the server beside the first field that they name, until it is changed', async () => {
    const onRefused = jest.fn();
    const onSend = () =>
      Promise.reject(refusal('name_invalid', 'Wrong', { other: ['Unknown'], city: ['No such city'] }));
    render(<Person onSend={onSend} onRefused={onRefused} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Ana');

    await send();

    await waitFor(() => expect(screen.getByLabelText('City')).toHaveAccessibleDescription('No such city'));
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(onRefused.mock.calls).toEqual([['Wrong', true]]);
    await userEvent.type(screen.getByLabelText('City'), 'R');
    await waitFor(() => expect(screen.getByLabelText('City')).toBeValid());
  });

  it('hands on a refusal that names no field of the form', async () => {
    const onRefused = jest.fn();
    render(<Person onSend={() => Promise.reject(refusal('internal', 'Broken'))} onRefused={onRefused} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Ana');

    await send();

    await waitFor(() => expect(onRefused.mock.calls).toEqual([['Broken', false]]));
  });

  it('keeps a refusal that stands beside no field until the next attempt', async () => {
    const onSend = jest.fn().mockRejectedValueOnce(refusal('internal', 'Broken')).mockResolvedValue(null);
    render(<Person onSend={onSend} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Ana');

    await send();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Broken'));
    await send();

    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['about one of its fields, beside it', { city: ['No such city'] }, 'No such city', ''],
    ['about none of them, for itself', {}, '', 'Wrong'],
  ])('says a refusal that it begins with: %s', async (_, errors, beside, alone) => {
    render(<Person begunWith={refusal('name_invalid', 'Wrong', errors)} />);

    await waitFor(() => expect(screen.getByLabelText('City')).toHaveAccessibleDescription(beside));
    expect(screen.getByRole('status').textContent).toBe(alone);
  });

  it('sends once while an attempt is under way, also with the Enter key', async () => {
    let answer = () => undefined as void;
    const onSend = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    render(<Person onSend={onSend} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}');
    const form = screen.getByLabelText('Name').closest('form') as HTMLFormElement;
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));

    fireEvent.submit(form);
    await act(async () => answer());

    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
    expect(onSend).toHaveBeenCalledTimes(1);
  });
});
