import { useRef } from 'react';
import { Button, Field, LinkButton, tokens } from '@mosaico/shared/ui';
import { CopyButton } from '@mosaico/shared/ui/copy';
import { useTexts } from './texts.ts';

interface Props {
  readonly address: string;
  readonly onClose: () => void;
}

/** Where a preview is seen. It is told this once. */
export function PreviewAddress({ address, onClose }: Props) {
  const texts = useTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div css={{ display: 'grid', gap: tokens.space[4] }}>
      <Field
        ref={field}
        label={texts.address}
        hint={texts.addressHint}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <LinkButton href={address} target="_blank" rel="noopener noreferrer" isWide>
        {texts.open}
      </LinkButton>
      <CopyButton
        text={() => address}
        label={texts.copy}
        copiedLabel={texts.copied}
        byHand={texts.copyByHand}
        onRefused={() => field.current?.select()}
        variant="quiet"
        isWide
      />
      <Button variant="ghost" isWide onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  );
}
