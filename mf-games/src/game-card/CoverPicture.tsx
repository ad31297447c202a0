import { coverOf, GameCover } from '@mosaico/shared/ui/cover';

interface CoverPictureProps {
  /** What the API says of the game's look. */
  readonly img: string;
  readonly name: string;
}

/** The drawing of a game's cover. */
export function CoverPicture({ img, name }: CoverPictureProps) {
  return <GameCover {...coverOf(img)} title={name} />;
}
