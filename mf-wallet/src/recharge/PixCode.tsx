import { useState } from 'react';
import { openInNewWindow, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, LinkButton, Money, Spinner, tokens } from '@mosaico/shared/ui';
import { Countdown } from '@mosaico/shared/ui/countdown';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { useDepositFee } from '../fees/useDepositFee.ts';
import { CopyCode } from './CopyCode.tsx';
import { OtherDevice, WIDE } from './OtherDevice.tsx';
import { PixSteps } from './PixSteps.tsx';
import { codeClock } from './useCodeEnd.ts';
import type { Charge } from './useStartDeposit.ts';

interface PixCodeProps {
  readonly charge: Charge;
  /** The server's words for a charge that was made just now. */
  readonly message: string | undefined;
  /** By `codeClock`. */
  readonly endsAtMs: number;
  /** The time is over by the countdown. */
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** A code to be paid. What a player with one phone needs comes first: amount, time left, the copy button, the state. */
export function PixCode({ charge, message, endsAtMs, onEnd, onClose }: PixCodeProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const [isQrShown, setQrShown] = useState(false);
  const turnoverCentavos = centavosFromWire(charge.turnover_amount);
  const { feeText, netText } = useDepositFee(charge.amount, charge);
  return (
    <Card tone="lit" css={panel}>
      <div css={head}>
        <p css={caption}>{t('pix.amount')}</p>
        <Money amountCentavos={centavosFromWire(charge.amount)} look="display" css={sum} />
        <p css={timer}>
          {t('pix.expiresIn')}{' '}
          <Countdown endsAtMs={endsAtMs} label={t('pix.expiresIn')} onEnd={onEnd} now={codeClock} />
        </p>
      </div>
      <CopyCode code={charge.br_code} />
      <div role="status" css={state}>
        {message !== undefined && <p css={quiet}>{message}</p>}
        <p css={waiting}>
          <Spinner size={18} /> {t('pix.waiting')}
        </p>
      </div>
      <OfflineNote />
      {feeText !== '' && <p css={quiet}>{t('depositFee.net', { fee: feeText, net: netText })}</p>}
      {turnoverCentavos > 0 && (
        <p css={quiet}>{t('turnover.code', { turnover: formatMoney(turnoverCentavos) })}</p>
      )}
      <OtherDevice code={charge.br_code} isShown={isQrShown} onShow={setQrShown} />
      <PixSteps isQrShown={isQrShown} />
      {charge.sandbox_url && <BankLink url={charge.sandbox_url} />}
      <Button variant="ghost" onClick={onClose}>
        {t('pix.other')}
      </Button>
    </Card>
  );
}

/** The sandbox's bank. A real link, so that it also works where new windows are blocked. */
function BankLink({ url }: { readonly url: string }) {
  const { t, i18n } = useTranslation();
  const target = URL.parse(url, window.location.href);
  if (target?.protocol !== 'https:' && target?.protocol !== 'http:') return null;
  target.searchParams.set('lang', i18n.language);
  return (
    <LinkButton
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      variant="gold"
      icon="external"
      isWide
      onClick={(event) => {
        event.preventDefault();
        openInNewWindow(target.href);
      }}
    >
      {t('pix.sandbox')}
    </LinkButton>
  );
}

const panel = {
  '&': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    // So that the last link stands clear of the tab bar on a phone of 390 x 844.
    gap: tokens.space[3],
    textAlign: 'center',
    textWrap: 'balance',
    padding: `${tokens.space[5]} ${tokens.space[4]} ${tokens.space[4]}`,
  },
} as const;
/** On a wide screen the QR code, which a phone takes, comes right after it. */
const head = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[1],
  [WIDE]: { order: -2 },
} as const;
const caption = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const sum = {
  fontSize: 'min(3.25rem, 13vw)',
  color: tokens.color.text,
  textShadow: `0 0 40px ${tokens.color.actionGlow}`,
} as const;
const timer = {
  display: 'inline-flex',
  gap: tokens.space[2],
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.accentVeil,
  color: tokens.color.accentText,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.bold,
} as const;
const state = { display: 'grid', justifyItems: 'center', gap: tokens.space[1] } as const;
const quiet = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
const waiting = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  fontWeight: tokens.font.weight.medium,
  color: tokens.color.text,
} as const;
