import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button } from '@mosaico/shared/ui';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { useShell } from '../../shell-context.ts';
import { deviceName } from '../device-name.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { useEnter } from '../useEnter.ts';

/** The code of passkeys, which is loaded when a browser is asked for one. */
const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

interface PasskeyButtonProps {
  readonly onDone: () => void;
  /** What went wrong, in the player's language; null when it begins anew. */
  readonly onTrouble: (text: string | null) => void;
}

/**
 * Login with a passkey: by the button, or, where the browser can, offered in the field of the name (conditional UI). Nothing is drawn where
 * the browser knows no passkeys. Source: A63, G55.
 */
export function PasskeyButton({ onDone, onTrouble }: PasskeyButtonProps) {
  const { api } = useShell().platform;
  const { t } = useTranslation();
  const texts = useLaterTexts(AUTH_TEXTS);
  const [isBusy, setBusy] = useState(false);
  const enter = useEnter();
  /** An offer that begins only now would end what the button has begun: a page asks for one passkey at a time. */
  const isPressed = useRef(false);

  async function logIn(isOffer: boolean): Promise<void> {
    const { startAuthentication } = await loadPasskeys();
    const begun = await api.call('POST /api/auth/passkeys/login/begin', { body: {} });
    if (isOffer && isPressed.current) return;
    const optionsJSON = begun.data as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffer });
    setBusy(true);
    const body = { credential, device: deviceName() };
    const { data } = await api.call('POST /api/auth/passkeys/login', { body });
    const outcome = await enter(data.access_token);
    if (outcome === 'member') onDone();
    if (outcome === 'refused') onTrouble(t('login.failed'));
  }
  useOffer(async () => {
    try {
      await logIn(true);
    } catch (error) {
      // The browser ends an offer when the form goes or the button is pressed: nothing is wrong then.
      if (!isApiError(error)) return;
      setBusy(false);
      if (error.status >= 400 && error.status < 500) onTrouble(error.message);
    }
  });

  if (!knowsPasskeys()) return null;
  const press = async () => {
    isPressed.current = true;
    onTrouble(null);
    setBusy(true);
    try {
      await logIn(false);
    } catch (error) {
      onTrouble(isApiError(error) ? error.message : texts.passkeyFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" isWide icon="key" isBusy={isBusy} onClick={() => void press()}>
      {texts.passkey}
    </Button>
  );
}

/** Lets the browser offer passkeys in the field of the name while the form is there. A player who does not care notices nothing. */
function useOffer(offer: () => Promise<void>): void {
  const latest = useRef(offer);
  useEffect(() => void (latest.current = offer));
  useEffect(() => {
    if (!knowsPasskeys()) return;
    let isGone = false;
    void canOffer().then((can) => (can && !isGone ? latest.current() : undefined));
    return () => {
      isGone = true;
      void loadPasskeys().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, []);
}

function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

async function canOffer(): Promise<boolean> {
  return (
    typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
    (await PublicKeyCredential.isConditionalMediationAvailable().catch(() => false))
  );
}
