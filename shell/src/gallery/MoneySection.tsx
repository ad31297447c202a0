import { useState } from 'react';
import { Money } from '@mosaico/shared/ui';
import { AmountChips, AmountField } from '@mosaico/shared/ui/amount';
import { Specimen, State } from './Specimen.tsx';

const PRESETS = [2000, 5000, 10_000, 20_000, 50_000, 100_050];
const LOCALES = ['pt-BR', 'en', 'zh-CN', 'vi', 'id', 'th', 'ms'];

/** Amounts of money, shown and typed. */
export function MoneySection() {
  const [asked, setAsked] = useState<number | null>(null);
  const [amountCentavos, setAmount] = useState<number | null>(5000);
  const ignore = () => undefined;
  return (
    <>
      <Specimen name="Money" use="An amount in tabular figures, as the page's language writes it.">
        <State name="Text, gain, loss, nothing, much" isRow>
          <Money amountCentavos={123_450} />
          <Money amountCentavos={5000} isSigned />
          <Money amountCentavos={-5000} isSigned />
          <Money amountCentavos={0} isSigned />
          <Money amountCentavos={999_999_999_999} />
        </State>
        <State name="Display" isRow>
          <Money amountCentavos={123_450} look="display" />
        </State>
        <State name="In every language" isRow>
          {LOCALES.map((locale) => (
            <Money key={locale} amountCentavos={123_450} locale={locale} />
          ))}
        </State>
      </Specimen>
      <Specimen
        name="AmountField"
        from="ui/amount"
        use="Typed cents first, or in reais with a comma; in integer centavos. A pasted amount is read as reais."
      >
        <State name="Filled, empty">
          <AmountField
            label="Amount"
            amountCentavos={amountCentavos}
            onAmountChange={setAmount}
            hint="R$ 20 to R$ 10,000"
          />
          <AmountField label="Amount, empty" amountCentavos={null} onAmountChange={ignore} />
        </State>
        <State name="Type 100: it is asked whether R$ 100 was meant">
          <AmountField
            label="Amount, of at least R$ 20"
            amountCentavos={asked}
            onAmountChange={setAsked}
            isPossible={(centavos) => centavos >= 2_000}
          />
        </State>
        <State name="Error, disabled">
          <AmountField
            label="Amount, refused"
            amountCentavos={500}
            onAmountChange={ignore}
            error="At least R$ 20"
          />
          <AmountField label="Amount, disabled" amountCentavos={5000} onAmountChange={ignore} disabled />
        </State>
      </Specimen>
      <Specimen
        name="AmountChips"
        from="ui/amount"
        use="Preset amounts beside an AmountField: here, the one above."
      >
        <State name="One chosen">
          <AmountChips
            label="Preset amounts"
            amountsCentavos={PRESETS}
            selectedCentavos={amountCentavos}
            onSelect={setAmount}
          />
        </State>
      </Specimen>
    </>
  );
}
