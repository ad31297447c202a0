import { act, screen, waitFor } from '@testing-library/react';
import { Field } from '@mosaico/shared/ui';
import { aShell, renderInShell } from '../../testing/a-shell.tsx';
import { anAuthServer, ok, posted } from '../../testing/an-auth-server.ts';
import type { FakeAnswer } from '../../testing/fake-network.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

const BEGIN = '/api/auth/passkeys/login/begin';
const OPTIONS = ok({ challenge: 'AAAA', rpId: 'localhost', allowCredentials: [], timeout: 60_000 });
const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });
const bytes = new ArrayBuffer(4);
const CREDENTIAL = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

/** A browser that offers passkeys in a field, and asks for one as the standard says: a new request ends the one before. */
function aBrowser() {
  const asked: CredentialRequestOptions[] = [];
  const get = (request: CredentialRequestOptions) => {
    asked.push(request);
    return new Promise((resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      if (request.mediation !== 'conditional') setTimeout(() => resolve(CREDENTIAL), 20);
    });
  };
  const known = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(true),
  });
  Object.assign(globalThis, { PublicKeyCredential: known });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return { modes: () => asked.map(({ mediation }) => mediation ?? 'asked') };
}

/** Answers each request for the options of a passkey when it is told to. */
async function show() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  const entry = anAuthServer(TOKEN);
  const shell = await aShell({
    server: (sent) =>
      sent.url.startsWith(BEGIN) ? new Promise((answer) => waiting.push(answer)) : entry.server(sent),
  });
  const done = jest.fn();
  const trouble = jest.fn();
  const rendered = await renderInShell(
    shell,
    <>
      <Field label="Account" autoComplete="username webauthn" />
      <PasskeyButton onDone={done} onTrouble={trouble} />
    </>,
  );
  const begun = () => posted(shell.network.sent, BEGIN).length;
  const answer = (index: number) => act(async () => waiting[index]?.(OPTIONS));
  return { shell, done, trouble, begun, answer, ...rendered };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('login with a passkey', () => {
  it('[A63] is offered in the field, and ends the offer when the button is pressed', async () => {
    const browser = aBrowser();
    const { begun, answer, player, done, trouble } = await show();
    await waitFor(() => expect(begun()).toBe(1));
    await answer(0);
    await waitFor(() => expect(browser.modes()).toEqual(['conditional']));

    await player.click(screen.getByRole('button'));
    await waitFor(() => expect(begun()).toBe(2));
    await answer(1);

    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(browser.modes()).toEqual(['conditional', 'asked']);
    expect(trouble.mock.calls).toEqual([[null]]);
  });

  it('[A63] is not ended by an offer that comes after the button was pressed', async () => {
    const browser = aBrowser();
    const { begun, answer, player, done, trouble } = await show();
    await waitFor(() => expect(begun()).toBe(1));

    await player.click(screen.getByRole('button'));
    await waitFor(() => expect(begun()).toBe(2));
    await answer(1);
    await answer(0);

    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(browser.modes()).toEqual(['asked']);
    expect(trouble.mock.calls).toEqual([[null]]);
  });
});
