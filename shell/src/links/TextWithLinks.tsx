import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, VisuallyHidden } from '@mosaico/shared/ui';

interface TextWithLinksProps {
  /** With marks around what leads somewhere: `I accept the <terms>terms of use</terms>.` */
  readonly text: string;
  /** Path within the site by mark. */
  readonly links: Readonly<Record<string, string>>;
}

/** A sentence with links, which open in a window of their own. */
export function TextWithLinks({ text, links }: TextWithLinksProps) {
  return partsOf(text).map(({ words, mark }, index) => {
    const href = mark && links[mark];
    return href ? <WindowLink key={index} href={href} words={words} /> : words;
  });
}

function WindowLink({ href, words }: { readonly href: string; readonly words: string }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener" css={link}>
      {words}
      <VisuallyHidden> {t('form.newWindow')}</VisuallyHidden>
    </a>
  );
}

/** The sentence in pieces, in order; marks do not nest. */
function partsOf(text: string): { readonly words: string; readonly mark?: string }[] {
  return text.split(/(<(\w+)>.*?<\/\2>)/).flatMap((piece, index) => {
    if (index % 3 === 2) return []; // the name of the mark, captured on its own
    const [, mark, words] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
    return mark && words ? [{ words, mark }] : [{ words: piece }];
  });
}

const link = {
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.bold,
  textUnderlineOffset: '3px',
} as const;
