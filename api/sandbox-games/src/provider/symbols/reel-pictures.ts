import type { MessageSet } from '@mosaico/shared/contract';
import { lookOf } from '../../art/symbols/looks.ts';
import type { ReelPicture } from '../../wire/symbol-wire.ts';
import type { Title } from '../catalogue/titles.ts';
import { pictureName } from './symbol-names.ts';

/** What the page of a slot of three reels draws; none for other games. */
export function reelPictures({ rarest }: Pick<Title, 'rarest'>, language: MessageSet): ReelPicture[] {
  const look = rarest ? lookOf(rarest) : [];
  return look.map((picture) => ({
    name: pictureName(picture, language),
    hue: picture.hue,
    shape: picture.shape,
  }));
}
