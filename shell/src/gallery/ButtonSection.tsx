import { Button, IconButton, LinkButton, Spinner } from '@mosaico/shared/ui';
import { CopyButton } from '@mosaico/shared/ui/copy';
import { useState } from 'react';
import { Specimen, State } from './Specimen.tsx';

const VARIANTS = ['primary', 'gold', 'quiet', 'ghost', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const LONG = 'Withdraw the whole balance to the Pix key that ends in 4725';
const WAIT_MS = 1500;
const BY_HAND = { byHand: 'The text is selected: copy it with the keyboard', onRefused: () => undefined };

/** Buttons, and links that look like buttons. */
export function ButtonSection() {
  const [isPressed, setPressed] = useState(true);
  return (
    <>
      <Specimen
        name="Button"
        use="Under the pointer it lights up by 7 %, pressed it shrinks to 97 %, focused by keyboard it has a 3 px ring. While the promise of its handler is pending it is busy: it keeps focus and width and lets no second press through."
      >
        <State name="Variants" isRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </State>
        <State name="Sizes: the small one has a target of 44 px all the same" isRow>
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              {size}
            </Button>
          ))}
        </State>
        <State name="Busy, and busy for a moment when pressed" isRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} isBusy>
              {variant}
            </Button>
          ))}
          <Button onClick={() => new Promise((done) => setTimeout(done, WAIT_MS))}>Press me</Button>
        </State>
        <State name="Disabled" isRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
        </State>
        <State name="With an icon, wide, long text">
          <Button icon="pix" isWide size="large">
            Deposit
          </Button>
          <Button variant="quiet" isWide>
            {LONG}
          </Button>
        </State>
      </Specimen>
      <Specimen
        name="IconButton"
        use="An icon that says enough; its label is spoken, and shown as the tooltip. 44 px."
      >
        <State name="Variants, pressed, busy, disabled" isRow>
          {VARIANTS.map((variant) => (
            <IconButton key={variant} variant={variant} icon="refresh" label={`Refresh, ${variant}`} />
          ))}
          <IconButton
            icon={isPressed ? 'heart-filled' : 'heart'}
            label="Favourite"
            isPressed={isPressed}
            onClick={() => setPressed(!isPressed)}
          />
          <IconButton icon="refresh" label="Refreshing" isBusy />
          <IconButton icon="refresh" variant="quiet" label="Refresh later" disabled />
        </State>
      </Specimen>
      <Specimen name="LinkButton" use="Leads to another page: a link that looks like a button.">
        <State name="Variants" isRow>
          {VARIANTS.map((variant) => (
            <LinkButton key={variant} variant={variant} href="#buttons" icon="arrow-right">
              {variant}
            </LinkButton>
          ))}
        </State>
      </Specimen>
      <Specimen name="Spinner" use="Something is under way, in the colour of the text around it.">
        <State name="Decoration, and with a label of its own" isRow>
          <Spinner size={16} />
          <Spinner />
          <Spinner size={40} label="Loading the game" />
        </State>
      </Specimen>
      <Specimen
        name="CopyButton"
        from="ui/copy"
        use="Says in place that the text is on the clipboard, or how to copy it by hand."
      >
        <State name="A code, a link" isRow>
          <CopyButton text={() => 'K7QM-2D'} label="Copy code" copiedLabel="Code copied" {...BY_HAND} />
          <CopyButton
            variant="quiet"
            text={() => 'https://mosaico.example/'}
            label="Copy link"
            copiedLabel="Link copied"
            {...BY_HAND}
          />
        </State>
      </Specimen>
    </>
  );
}
