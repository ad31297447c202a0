import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import type { PicturePlace } from '@mosaico/shared/rules';
import { Button, FieldError, Icon, tokens } from '@mosaico/shared/ui';
import { type ReadyPicture, shrinkPicture, UnusablePicture } from './shrink-picture.ts';

interface PictureFieldProps {
  readonly place: PicturePlace;
  readonly picture: ReadyPicture | null;
  /** What the form or the server says of it. */
  readonly error: string | undefined;
  readonly onPicture: (picture: ReadyPicture | null) => void;
}

/** One picture: the phone's camera or a file, looked at before it is sent, and taken again. Source: G33. */
export function PictureField({ place, picture, error, onPicture }: PictureFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const name = t(`identity.picture.${place}`);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (!file) return;
    try {
      onPicture(await shrinkPicture(file));
      setFault(null);
    } catch (thrown) {
      onPicture(null);
      setFault(thrown instanceof UnusablePicture ? thrown.fault : 'unreadable');
    }
  };
  const wrong = fault ? t(`identity.fault.${fault}`) : error;
  return (
    <div role="group" aria-labelledby={`${id}-name`} css={layout}>
      <div css={picture ? frame : [frame, empty]}>
        {picture ? (
          <img src={picture.address} alt={t('identity.shown', { name })} css={image} />
        ) : (
          <Icon name={place === 'selfie' ? 'user' : 'card'} size={34} />
        )}
      </div>
      <div css={words}>
        <h3 id={`${id}-name`} css={{ fontSize: tokens.font.size.body }}>
          {name}
        </h3>
        <p css={hint}>{t(`identity.hint.${place}`)}</p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture={place === 'selfie' ? 'user' : 'environment'}
          aria-label={name}
          tabIndex={-1}
          hidden
          onChange={choose}
        />
      </div>
      <div css={actions}>
        <Button
          variant="quiet"
          size="small"
          icon="camera"
          aria-describedby={`${id}-name ${id}-error`}
          onClick={() => input.current?.click()}
        >
          {t(picture ? 'identity.again' : 'identity.take')}
        </Button>
        <FieldError id={`${id}-error`} text={wrong} />
      </div>
    </div>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 3fr) minmax(0, 5fr)',
  columnGap: tokens.space[4],
  rowGap: tokens.space[2],
  alignItems: 'start',
  '@media (min-width: 480px)': {
    gridTemplateRows: 'auto 1fr',
    '& > :first-of-type': { gridRow: 'span 2' },
  },
} as const;
const frame = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: tokens.color.ground,
} as const;
const empty = { border: `2px dashed ${tokens.color.hairline}`, color: tokens.color.textFaint } as const;
const image = { width: '100%', height: '100%', objectFit: 'cover' } as const;
const words = { display: 'grid', gap: tokens.space[2], minWidth: 0 } as const;
/** Below both on a phone, where the button's text would break beside the picture. */
const actions = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: tokens.space[2],
  minWidth: 0,
  '@media (min-width: 480px)': { gridColumn: 2, justifyItems: 'start' },
} as const;
const hint = { color: tokens.color.textMuted, fontSize: tokens.font.size.small, textWrap: 'pretty' } as const;
