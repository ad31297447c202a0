import { escapeHtml } from '../../sandbox-page.ts';
import type { Assets } from './assets.ts';
import type { ProviderSession } from './game-sessions.ts';
import type { Title } from './titles.ts';

const HTML_LANG: Readonly<Record<string, string>> = { pt: 'pt-BR', cn: 'zh-CN', ch: 'zh-CN', msa: 'ms' };

/** The game's page: an empty table that game.js lays out. What the script needs stands in data attributes. */
export function gamePage(assets: Assets, language: string, session: ProviderSession, title: Title): string {
  const data = {
    session: session.id,
    parent: session.return_origin,
    language,
    family: title.family,
    name: title.name,
    seed: String(title.seed),
  };
  return page(assets, language, title.name, data);
}

/** Shown when a game cannot be opened: the token was used, or its time is over. The script finds the words. */
export function failurePage(assets: Assets, language: string): string {
  return page(assets, language, 'Mosaico', { language, failure: 'session' });
}

function page(
  { version, files }: Assets,
  language: string,
  title: string,
  data: Readonly<Record<string, string>>,
): string {
  const base = `/provider/assets/${version}`;
  const names = [...files.keys()];
  const [styles, scripts] = [
    names.filter((name) => name.endsWith('.css')),
    names.filter((name) => name.endsWith('.js')),
  ];
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return `<!doctype html>
<html lang="${escapeHtml(HTML_LANG[language] ?? language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${styles.map((file) => `<link rel="stylesheet" href="${base}/${file}">`).join('\n')}
${scripts.map((file) => `<link rel="modulepreload" href="${base}/${file}">`).join('\n')}
<script type="module" src="${base}/game.js"></script>
</head>
<body${attributes}><main id="game"></main></body>
</html>
`;
}
