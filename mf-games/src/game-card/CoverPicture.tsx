import { coverOf, GameCover } from '@mosaico/shared/ui/cover';

export interface CoverProps {
  /** What the API says of the game's look. */
  readonly img: string;
  readonly name: string;
}

/** The drawing of a cover. Loaded after the screen, because it is most of the lobby's code and only looked at. */
export function CoverPicture({ img, name }: CoverProps) {
  return <GameCover {...coverOf(img)} title={name} />;
}
