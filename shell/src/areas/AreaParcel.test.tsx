import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { defineArea } from '@mosaico/shared/area';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { AreaParcel } from './AreaParcel.tsx';

const Text = ({ children }: { readonly children: string }) => <p>{children}</p>;

it("leaves an area's widget where it is when the area's screen goes", async () => {
  const area = defineArea({
    name: 'wallet',
    root: () => <Text>the deposit screen</Text>,
    messages: () => Promise.resolve({ default: {} }),
    widgets: { balance: () => <Text>the balance</Text> },
  });
  const shell = await aShell();
  const mounted = { area: 'wallet', version: '1', paths: [], onReady: jest.fn(), onFailure: jest.fn() };
  function Page() {
    const [shown, show] = useState({ hasScreen: true, hasWidget: false });
    return (
      <>
        <button onClick={() => show({ ...shown, hasWidget: true })}>offer</button>
        <button onClick={() => show({ ...shown, hasScreen: false })}>leave</button>
        {shown.hasScreen && <AreaParcel {...mounted} lifecycles={area} />}
        {shown.hasWidget && <AreaParcel {...mounted} lifecycles={area.widgets['balance'] ?? area} />}
      </>
    );
  }
  await renderInShell(shell, <Page />);
  await screen.findByText('the deposit screen');
  fireEvent.click(screen.getByText('offer'));
  expect(await screen.findByText('the balance')).toBeInTheDocument();
  expect(screen.getByText('the deposit screen')).toBeInTheDocument();

  fireEvent.click(screen.getByText('leave'));

  await waitFor(() => expect(screen.queryByText('the deposit screen')).not.toBeInTheDocument());
  expect(screen.getByText('the balance')).toBeInTheDocument();
  expect(mounted.onFailure).not.toHaveBeenCalled();
});
