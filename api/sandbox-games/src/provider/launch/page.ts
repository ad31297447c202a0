import { htmlLangOf, type MessageSet } from '@mosaico/shared/contract';
import type { OpenGame, PageData } from '../../wire/game-wire.ts';
import { fileUrl, type GameFiles } from './game-files.ts';

/** The game's page: empty until the script lays out the game. What it needs stands in data attributes. */
export function gamePage(files: GameFiles, language: MessageSet, game: OpenGame): string {
  return page(files, language, game.name, { ...game, language });
}

/** The page that a launch begins with: its script exchanges the token of its address. */
export function launchPage(files: GameFiles, language: MessageSet): string {
  return page(files, language, 'Mosaico', { language, launch: '' });
}

/** The page of a game that plays by itself. */
export function demoPage(
  files: GameFiles,
  language: MessageSet,
  { code, name }: { readonly code: string; readonly name: string },
): string {
  return page(files, language, name, { language, demo: code });
}

/** Shown when a game cannot be opened: its session is over, or somebody else's. The script finds the words. */
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
