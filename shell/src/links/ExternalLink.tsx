import type { ComponentProps, MouseEvent } from 'react';
import { openInNewWindow } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { VisuallyHidden } from '@mosaico/shared/ui';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'onClick'> {
  readonly href: string;
}

/** A link to elsewhere: opened by the new-window helper straight from the click (R27), and by the browser in every other way. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const { t } = useTranslation();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openInNewWindow(href);
  };
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={open}>
      {children}
      <VisuallyHidden> {t('form.newWindow')}</VisuallyHidden>
    </a>
  );
}
