import { useState } from 'react';
import { Button, Dialog, Field, Sheet, ToastView } from '@mosaico/shared/ui';
import { FormSheet } from '@mosaico/shared/ui/form';
import { Specimen, State } from './Specimen.tsx';

type Shown = 'dialog' | 'long dialog' | 'sheet' | 'form' | null;

const SENTENCE = 'The bonus can be withdrawn once it has been wagered ten times, within thirty days. ';
const TONES = ['success', 'error', 'info'] as const;

/** Dialogs, sheets and notices. */
export function OverlaySection() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <>
      <Specimen
        name="Dialog"
        use="A question in the middle. Closes on Esc, backdrop, back gesture and its button; the focus returns."
      >
        <State name="Short; long, whose footer has its line while content goes on beneath it" isRow>
          <Button variant="quiet" onClick={() => setShown('dialog')}>
            Short dialog
          </Button>
          <Button variant="quiet" onClick={() => setShown('long dialog')}>
            Long dialog
          </Button>
        </State>
      </Specimen>
      <Specimen name="Sheet" use="Rises from the bottom on a phone, stands in the middle on wide screens.">
        <State name="Closed" isRow>
          <Button variant="quiet" onClick={() => setShown('sheet')}>
            Sheet
          </Button>
        </State>
      </Specimen>
      <Specimen
        name="FormSheet"
        from="ui/form"
        use="A sheet with a form in it, whose button stays in sight; what went wrong stands below the fields."
      >
        <State name="Closed" isRow>
          <Button variant="quiet" onClick={() => setShown('form')}>
            Sheet with a form
          </Button>
        </State>
      </Specimen>
      <Specimen name="ToastView" use="How a notice looks. Its place, its order and its time are the shell's.">
        <State name="Tones, with a button to close, long text">
          {TONES.map((tone) => (
            <ToastView key={tone} tone={tone} text={`A notice of the tone ${tone}`} />
          ))}
          <ToastView tone="info" text={SENTENCE.repeat(2)} onClose={() => undefined} />
        </State>
      </Specimen>
      {shown === 'dialog' && (
        <Dialog title="Withdraw now?" onClose={close} footer={<Answers onAnswer={close} />}>
          <p>R$ 150,00 go to the Pix key that ends in 4725.</p>
        </Dialog>
      )}
      {shown === 'long dialog' && (
        <Dialog title="Terms of the bonus" onClose={close} footer={<Answers onAnswer={close} />}>
          {Array.from({ length: 14 }, (_, index) => (
            <p key={index}>{SENTENCE.repeat(2)}</p>
          ))}
        </Dialog>
      )}
      {shown === 'sheet' && (
        <Sheet title="Choose a way to pay" onClose={close} footer={<Answers onAnswer={close} />}>
          <p>Pix is free and takes seconds.</p>
        </Sheet>
      )}
      {shown === 'form' && (
        <FormSheet
          title="A name for the key"
          send="Save"
          isSending={false}
          trouble="Another key has this name already"
          focusesField
          onClose={close}
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <Field label="Name" maxLength={40} />
        </FormSheet>
      )}
    </>
  );
}

function Answers({ onAnswer }: { readonly onAnswer: () => void }) {
  return (
    <>
      <Button variant="quiet" onClick={onAnswer}>
        Not now
      </Button>
      <Button onClick={onAnswer}>Yes</Button>
    </>
  );
}
