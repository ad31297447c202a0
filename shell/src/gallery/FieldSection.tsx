import { FieldError, FieldFrame, fieldStyle } from '@mosaico/shared/ui';
import { CheckField, OtpField, SelectField } from '@mosaico/shared/ui/form';
import { Specimen, State } from './Specimen.tsx';
import { TextFields } from './TextFields.tsx';

const KEYS = [
  { value: 'cpf', label: 'CPF' },
  { value: 'phone', label: 'Phone' },
  { value: 'random', label: 'A random key that somebody made with a name too long for a narrow phone' },
];

/** Form fields. */
export function FieldSection() {
  return (
    <>
      <TextFields />
      <Choices />
      <Specimen
        name="OtpField"
        from="ui/form"
        use="A code of digits. One input, so that pasting, deleting and the phone's offer of a code that was sent work as anywhere."
      >
        <State name="Normal, filled">
          <OtpField label="Code from the message" hint="Valid for ten minutes" />
          <OtpField label="Code, partly typed" defaultValue="4725" />
        </State>
        <State name="A password of digits, error, disabled">
          <OtpField label="Withdrawal password" isSecret defaultValue="123456" />
          <OtpField
            label="Wrong code"
            defaultValue="123456"
            error="This code is not right. Check the message"
          />
          <OtpField label="Code, disabled" defaultValue="123456" disabled />
        </State>
      </Specimen>
      <Specimen
        name="FieldFrame"
        use="Label above, box, hint and error below: for a field that the kit does not have."
      >
        <State name="Around an input of its own">
          <FieldFrame id="gallery-frame" label="Limit" hint="Counts from midnight">
            <input id="gallery-frame" aria-describedby="gallery-frame-hint" css={fieldStyle.input} />
          </FieldFrame>
        </State>
      </Specimen>
      <Specimen
        name="FieldError"
        use="The place of a field's error: there from the start, so that it is read out when it fills."
      >
        <State name="With a text; without one it takes no room">
          <FieldError id="gallery-error" text="Write your name as in your document" />
          <FieldError id="gallery-no-error" text={undefined} />
        </State>
      </Specimen>
    </>
  );
}

function Choices() {
  return (
    <>
      <Specimen name="SelectField" from="ui/form" use="One of several values from the system's own list.">
        <State name="Normal, long text, error, disabled">
          <SelectField label="Kind of key" options={KEYS} />
          <SelectField label="Kind of key, long" options={KEYS} defaultValue="random" />
          <SelectField label="Kind of key, refused" options={KEYS} error="Choose a kind" />
          <SelectField label="Kind of key, disabled" options={KEYS} disabled />
        </State>
      </Specimen>
      <Specimen name="CheckField" from="ui/form" use="A sentence to agree to.">
        <State name="Off, on, error, disabled">
          <CheckField label="I am over 18" />
          <CheckField
            label="I am over 18 and have read the terms of use and the privacy policy of this site"
            defaultChecked
          />
          <CheckField label="I agree to the terms" error="Tick the box to go on" />
          <CheckField label="Not to be changed" disabled />
        </State>
      </Specimen>
    </>
  );
}
