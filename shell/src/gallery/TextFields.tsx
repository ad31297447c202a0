import { Field, IconButton } from '@mosaico/shared/ui';
import { MaskedField, PasswordField } from '@mosaico/shared/ui/form';
import { Specimen, State } from './Specimen.tsx';

const LONG_LABEL = 'Name of the account holder exactly as it is written in the registration of the bank';

/** Fields that are typed into. */
export function TextFields() {
  return (
    <>
      <Specimen
        name="Field"
        use="A labelled text field, controlled or with register. Focused, its box has a ring; the error stands beside it and says what to do."
      >
        <State name="Empty, filled, with icon, prefix and button">
          <Field label="Account" placeholder="Your account" autoComplete="off" />
          <Field label="Account, filled" defaultValue="marina" icon="user" hint="6 to 20 letters or digits" />
          <Field label="Phone" prefix="+55" defaultValue="11 98765-4321" />
          <Field
            label="Search"
            isLabelHidden
            icon="search"
            type="search"
            defaultValue="caju"
            action={<IconButton icon="close" label="Clear" />}
          />
        </State>
        <State name="Error, disabled, long label">
          <Field label="Account, refused" defaultValue="m" error="Use at least 6 letters or digits" />
          <Field label="Account, disabled" defaultValue="marina" disabled />
          <Field
            label={LONG_LABEL}
            defaultValue="Maria Aparecida dos Santos Albuquerque de Oliveira Cavalcanti"
          />
        </State>
      </Specimen>
      <Specimen
        name="MaskedField"
        from="ui/form"
        use="A Field that is formatted while typing; the caret stays behind what was typed."
      >
        <State name="CPF, CNPJ, phone, date">
          <MaskedField label="CPF" mask="cpf" />
          <MaskedField label="CNPJ" mask="cnpj" />
          <MaskedField label="Mobile" mask="phone" prefix="+55" defaultValue="(11) 98765-4321" />
          <MaskedField label="Date of birth" mask="date" icon="calendar" />
        </State>
        <State name="Error">
          <MaskedField
            label="CPF, refused"
            mask="cpf"
            defaultValue="111.111.111-11"
            error="This CPF does not exist"
          />
        </State>
      </Specimen>
      <Specimen name="PasswordField" from="ui/form" use="A password with a button that shows it.">
        <State name="Hidden, error, disabled">
          <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />
          <PasswordField label="Password, refused" error="Use at least 8 characters" autoComplete="off" />
          <PasswordField label="Password, disabled" disabled autoComplete="off" />
        </State>
      </Specimen>
    </>
  );
}
