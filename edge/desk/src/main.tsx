import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '@mosaico/shared/ui';
import { DESK_PATHS } from '../wire.ts';
import { Desk } from './Desk.tsx';
import { deskTextsOf, TextsContext } from './texts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// Browsers hide the attribute, not the property.
const { nonce = '' } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
const language = navigator.language.startsWith('pt') ? 'pt-BR' : 'en';
document.documentElement.lang = language;

createRoot(root).render(
  <CacheProvider value={createCache({ key: 'desk', nonce })}>
    <GlobalStyle fontBase={DESK_PATHS.files} />
    <TextsContext value={deskTextsOf(language)}>
      <Desk />
    </TextsContext>
  </CacheProvider>,
);
