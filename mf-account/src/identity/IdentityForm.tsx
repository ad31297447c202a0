import { useId, useState } from 'react';
import { isApiError, useApiMutation, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DOCUMENT_TYPES, type DocumentType, PICTURE_PLACES, type PicturePlace } from '@mosaico/shared/rules';
import { Button, Card, FieldError, tokens } from '@mosaico/shared/ui';
import { SelectField } from '@mosaico/shared/ui/form';
import { PictureField } from './PictureField.tsx';
import type { ReadyPicture } from './shrink-picture.ts';

type Pictures = Readonly<Partial<Record<PicturePlace, ReadyPicture | null>>>;
type Faults = Readonly<Partial<Record<PicturePlace, string>>>;

/** Which document, its two sides and a selfie, and a button. Source: G33. */
export function IdentityForm({ onSent }: { readonly onSent: () => Promise<unknown> }) {
  const { notices, busy } = usePlatform();
  const { t } = useTranslation();
  const headingId = useId();
  const [type, setType] = useState<DocumentType>('cnh');
  const [pictures, setPictures] = useState<Pictures>({});
  const [faults, setFaults] = useState<Faults>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const sending = useApiMutation('POST /api/kyc', {
    async onSuccess({ message }) {
      notices.toast('success', message);
      await onSent();
    },
    async onError(error) {
      const told = isApiError(error) ? error : null;
      // An attempt before this one has arrived, though its answer got lost.
      if (told?.error === 'identity_not_open') return void (await onSent());
      setFaults(beside(told?.errors ?? {}));
      setTrouble(told ? told.message : t('kit:networkError'));
    },
  });
  const send = async () => {
    const missing = PICTURE_PLACES.filter((place) => !pictures[place]);
    setTrouble(null);
    setFaults(Object.fromEntries(missing.map((place) => [place, t('identity.fault.missing')])));
    if (missing.length > 0) return;
    const release = busy.hold('identity');
    const [front, back, selfie] = PICTURE_PLACES.map((place) => pictures[place]?.base64);
    await sending
      .mutateAsync({ body: { document_type: type, front, back, selfie } })
      .catch(() => undefined)
      .finally(release);
  };
  const take = (place: PicturePlace) => (picture: ReadyPicture | null) => {
    setPictures((before) => ({ ...before, [place]: picture }));
    setFaults((before) => ({ ...before, [place]: undefined }));
  };
  return (
    <Card>
      <form
        aria-labelledby={headingId}
        noValidate
        css={layout}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 id={headingId} css={{ fontSize: tokens.font.size.title }}>
          {t('identity.form')}
        </h2>
        <SelectField
          label={t('identity.document')}
          options={DOCUMENT_TYPES.map((value) => ({
            value,
            label: t(`identity.type.${value}`),
          })).toReversed()}
          value={type}
          onChange={({ currentTarget }) =>
            setType(DOCUMENT_TYPES.find((each) => each === currentTarget.value) ?? 'cnh')
          }
        />
        {PICTURE_PLACES.map((place) => (
          <PictureField
            key={place}
            place={place}
            picture={pictures[place] ?? null}
            error={faults[place]}
            onPicture={take(place)}
          />
        ))}
        <FieldError id={`${headingId}-trouble`} text={trouble ?? undefined} />
        <Button type="submit" size="large" isWide isBusy={sending.isPending}>
          {t('identity.send')}
        </Button>
      </form>
    </Card>
  );
}

function beside(errors: Readonly<Record<string, readonly string[]>>): Faults {
  return Object.fromEntries(PICTURE_PLACES.map((place) => [place, errors[place]?.[0]]));
}

const layout = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] } as const;
