import type { ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import { aUser, type ApiStubs, fakePlatform, okBody, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { RechargeScreen } from '../recharge/RechargeScreen.tsx';
import { aRecord, CHARGE, listOf, PIX, started } from './deposits.ts';

interface Situation {
  readonly api?: ApiStubs;
  readonly user?: Parameters<typeof aUser>[0] | null;
  readonly redirectOrigins?: readonly string[];
  /** What is drawn: the recharge screen, unless said otherwise. */
  readonly drawn?: ReactNode;
}

/** The recharge screen in English, with one way to pay and no deposits, and the code of its form loaded. */
export async function openRecharge({
  api = {},
  user = {},
  redirectOrigins = ['https://pay.example'],
  drawn = <RechargeScreen />,
}: Situation = {}) {
  const platform = fakePlatform({
    at: '/recharge',
    user: user && aUser(user),
    redirectOrigins,
    api: {
      'GET /api/payments/list': okBody([PIX]),
      'GET /api/rg/limits': okBody({ limits: [] }),
      'POST /api/recharge/list?lang=zh_cn': listOf(),
      'GET /api/promotion/rechargeoffers': okBody({ money: null, list: [] }),
      'POST /api/recharge/online': started(),
      'GET /api/recharge/status': okBody({ record: aRecord(), charge: CHARGE }),
      ...api,
    },
  });
  const rendered = await renderScreen(drawn, { platform, messages: { en } });
  await act(async () => void (await import('../recharge/deposit-parts.ts')));
  return rendered;
}

export const submitButton = () => screen.findByRole('button', { name: /^deposit( r\$|$)/i });

interface Calls {
  readonly calls: readonly {
    readonly key: string;
    readonly input: unknown;
    readonly options: { readonly idempotencyKey?: string };
  }[];
}

/** The deposits that were asked for. */
export const startsOf = ({ calls }: Calls) => calls.filter(({ key }) => key === 'POST /api/recharge/online');
