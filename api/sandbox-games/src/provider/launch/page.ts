import { htmlLangOf, type MessageSet } from '@mosaico/shared/contract';
import type { PageData } from '../../wire/game-wire.ts';
import type { Title } from '../catalogue/titles.ts';
import { fileUrl, type GameFiles } from './game-files.ts';
import type { ProviderSession } from './game-sessions.ts';

/** The game's page: empty until the script lays out the game. What it needs stands in data attributes. */
export function gamePage(
  files: GameFiles,
  language: MessageSet,
  session: ProviderSession,
  title: Title,
): string {
  return page(files, language, title.name, {
    session: session.id,
    parent: session.return_origin,
    language,
    family: title.family,
    name: title.name,
  });
}

/** Shown when a game cannot be opened: the token was used, or its time is over. The script finds the words. */
export function failurePage(files: GameFiles, language: MessageSet): string {
  return page(files, language, 'Mosaico', { language, failure: 'session' });
}

function page(
  { script, style, messages }: GameFiles,
  language: MessageSet,
  title: string,
  data: PageData,
): string {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return `<!doctype html>
<html lang="${htmlLangOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${fileUrl(style)}">
<link rel="modulepreload" href="${fileUrl(messages[language])}">
<script type="module" src="${fileUrl(script)}"></script>
</head>
<body${attributes}><main id="game"></main></body>
</html>
`;
}

/** Text for the inside of an element or of a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
