import { useEffect, useState } from 'react';
import { layoutChunk } from '../layout/layout-chunk.ts';
import { useShell } from '../shell-context.ts';

/** The menu or the choice of the language, as soon as its code is here; without a network it says so and closes. */
export function LayoutModal({ name }: { readonly name: 'menu' | 'language' }) {
  const { modals, notices, text } = useShell().platform;
  const [parts, setParts] = useState(layoutChunk.loaded);
  useEffect(() => {
    if (parts) return;
    layoutChunk.load().then(setParts, () => {
      notices.toast('error', text('networkError'));
      modals.close();
    });
  }, [parts, modals, notices, text]);
  if (!parts) return null;
  return name === 'menu' ? <parts.Menu /> : <parts.LanguageSheet />;
}
