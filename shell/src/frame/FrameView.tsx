import { css, Global } from '@emotion/react';
import { SKELETON_ATTRIBUTE } from '@mosaico/shared/contract';
import {
  Icon,
  Logo,
  PageColumn,
  Skeleton,
  SkeletonBlock,
  tokens,
  type SkeletonShape,
} from '@mosaico/shared/ui';
import { bottomRoom, mainStyle, TabBarFrame, TopBarFrame } from './BarFrames.tsx';

const SHAPES: readonly SkeletonShape[] = ['lobby', 'form', 'list', 'detail'];
const TABS = 5;

/** The layout before anything is known: no site, no player, no areas. Touches no browser object. */
export function FrameView() {
  return (
    <PageColumn>
      <Global styles={onlyTheRoutesShape} />
      <TopBarFrame
        start={
          <>
            <span css={place}>
              <Icon name="menu" />
            </span>
            <Logo isMarkOnly />
          </>
        }
        end={
          <span css={session}>
            <SkeletonBlock height={40} />
          </span>
        }
      />
      <main css={mainStyle}>
        {SHAPES.map((shape) => (
          <div key={shape} data-shape={shape}>
            <Skeleton shape={shape} />
          </div>
        ))}
      </main>
      <div css={bottomRoom} />
      <TabBarFrame places={TABS}>
        {Array.from({ length: TABS }, (_, index) => (
          <span key={index} css={tab}>
            <SkeletonBlock height={34} />
          </span>
        ))}
      </TabBarFrame>
    </PageColumn>
  );
}

const onlyTheRoutesShape = css(
  Object.fromEntries(
    SHAPES.map((shape) => [
      `html:not([${SKELETON_ATTRIBUTE}="${shape}"]) [data-shape="${shape}"]`,
      { display: 'none' },
    ]),
  ),
);
const place = {
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.target,
  height: tokens.size.target,
} as const;
const session = { width: 168 } as const;
const tab = { display: 'grid', placeContent: 'center', gridTemplateColumns: '44px' } as const;
