import { useState } from 'react';
import { Button, Card, Field, Logo, tokens } from '@mosaico/shared/ui';
import { logIn } from './call.ts';
import { messageOf } from './message-of.ts';
import { useTexts } from './texts.ts';

/** Takes a token once, for a session that no script can read. */
export function LoginForm({ onDone }: { readonly onDone: () => Promise<void> }) {
  const texts = useTexts();
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    setBusy(true);
    try {
      await logIn(token);
      await onDone();
    } catch (cause) {
      setError(messageOf(cause, texts));
    } finally {
      setToken('');
      setBusy(false);
    }
  }

  return (
    <main css={page}>
      <Card tone="lit">
        <form
          css={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (token !== '' && !isBusy) void submit();
          }}
        >
          <Logo size={48} />
          <h1 css={{ fontSize: tokens.font.size.heading }}>{texts.title}</h1>
          <Field
            label={texts.token}
            hint={texts.tokenHint}
            error={error}
            type="password"
            autoComplete="current-password"
            icon="key"
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            {texts.login}
          </Button>
        </form>
      </Card>
    </main>
  );
}

const page = {
  display: 'grid',
  alignContent: 'center',
  minHeight: '100dvh',
  maxWidth: 460,
  margin: '0 auto',
  padding: tokens.space[4],
} as const;
const form = { display: 'grid', gap: tokens.space[4] } as const;
