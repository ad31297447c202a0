import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Logo, PageColumn } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { MAIN_ID } from '../frame/main-id.ts';
import { WaveScene } from './WaveScene.tsx';

const MARK_SIZE = 96;

/** In place of everything, on a host that has no site (R13). */
export function SiteNotFound() {
  const { site, siteData } = useShell().platform;
  const { t } = useTranslation();
  const { host } = useReactive(site);
  return (
    <PageColumn>
      <main id={MAIN_ID} tabIndex={-1} css={place}>
        <WaveScene
          art={<Logo isMarkOnly size={MARK_SIZE} />}
          title={t('siteNotFound.title')}
          text={t('siteNotFound.text', { host })}
        >
          <Button onClick={siteData.load}>{t('siteNotFound.retry')}</Button>
        </WaveScene>
      </main>
    </PageColumn>
  );
}

const place = { display: 'grid', alignContent: 'center', minHeight: '100dvh', outline: 'none' } as const;
