import type { GameLaunch, GameProvider } from '@mosaico/shared/game-wallet';
import { z } from 'zod';
import type { Hub88Settings, Hub88Site } from '../../../config/hub88-settings.ts';
import { DomainError } from '../../../domain-error.ts';
import { HUB88_SIGNATURE_HEADER, hub88Signature, hub88User } from './hub88-wire.ts';

/** The player waits for the game so long. */
const TIMEOUT_MS = 5_000;

/** Its languages are named as in ISO 639. */
const LANGUAGES: Readonly<Record<string, string>> = { cn: 'zh', ch: 'zh', msa: 'ms' };

const launchAnswer = z.object({ url: z.url({ protocol: /^https$/ }) });

/** The games of the aggregator, for one site. */
export function hub88Games({ apiUrl }: Pick<Hub88Settings, 'apiUrl'>, site: Hub88Site): GameProvider {
  return {
    integration: 'hub88',
    token: 'session',
    isFair: false,
    launchUrl: (launch) => gameUrl(apiUrl, site, launch),
  };
}

/** @throws DomainError game_unavailable (it does not offer the game to us), unavailable (no answer, or none that can be read) */
async function gameUrl(apiUrl: string, site: Hub88Site, launch: GameLaunch): Promise<string> {
  const rawBody = Buffer.from(JSON.stringify(requestOf(site, launch)));
  const response = await fetch(`${apiUrl}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HUB88_SIGNATURE_HEADER]: hub88Signature(site.privateKey, rawBody),
    },
    body: rawBody,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (response?.status === 403 || response?.status === 404) throw new DomainError('game_unavailable');
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const answer = launchAnswer.safeParse(body);
  if (!answer.success) throw new DomainError('unavailable');
  return answer.data.url;
}

function requestOf({ operatorId, subPartnerId }: Hub88Site, launch: GameLaunch) {
  return {
    user: hub88User(launch.siteKey, launch.memberId),
    token: launch.token,
    operator_id: operatorId,
    ...(subPartnerId !== null && { sub_partner_id: subPartnerId }),
    game_code: launch.gameCode,
    platform: launch.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    currency: 'BRL',
    country: 'BR',
    lang: LANGUAGES[launch.language] ?? launch.language,
    lobby_url: launch.origin,
    ip: launch.ip,
  };
}
