import { useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, colourProperty, tokens } from '@mosaico/shared/ui';
import { saveFile, shareFile } from '@mosaico/shared/files';
import type { PosterColours } from './poster-picture.ts';

interface PosterButtonProps {
  readonly link: string;
  readonly code: string;
}

/** Draws a poster with the member's own code, to send or to save. */
export function PosterButton({ link, code }: PosterButtonProps) {
  const { t } = useTranslation();
  const { site } = usePlatform();
  const [hasFailed, setFailed] = useState(false);
  async function draw(pass: (picture: Blob, name: string) => unknown): Promise<void> {
    setFailed(false);
    try {
      const { posterPicture } = await import(/* webpackChunkName: "poster" */ './poster-picture.ts');
      const picture = await posterPicture({
        siteName: site.value.name,
        title: t('poster.title'),
        hint: t('poster.hint'),
        codeName: t('invite.code'),
        code,
        link,
        adults: t('poster.adults'),
        colours: coloursOfPage(),
      });
      await pass(picture, `${site.value.name}-${code}.png`);
    } catch {
      setFailed(true);
    }
  }
  const share = (picture: Blob, name: string) =>
    shareFile(picture, name, { text: t('invite.shareText', { site: site.value.name }) });
  return (
    <div css={{ display: 'grid', gap: tokens.space[2] }}>
      <div css={buttons}>
        <Button variant="quiet" icon="share" onClick={() => draw(share)}>
          {t('poster.send')}
        </Button>
        <Button variant="quiet" icon="arrow-down" onClick={() => draw(saveFile)}>
          {t('poster.save')}
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" css={{ color: tokens.color.dangerText, fontSize: tokens.font.size.small }}>
          {t('poster.failed')}
        </p>
      )}
    </div>
  );
}

/** As the theme of the site has them now. */
function coloursOfPage(): PosterColours {
  const style = getComputedStyle(document.documentElement);
  const of = (name: Parameters<typeof colourProperty>[0]) =>
    style.getPropertyValue(colourProperty(name)).trim();
  return {
    ground: of('ground'),
    lit: of('groundLit'),
    action: of('action'),
    accent: of('accent'),
    text: of('text'),
  };
}

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  '& > button': { flex: '1 1 160px' },
} as const;
