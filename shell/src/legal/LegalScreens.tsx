import { LegalScreen } from './LegalScreen.tsx';
import { TermsInForce } from './TermsInForce.tsx';

/** What the chunk of the legal screens holds: the product's own additions to the routes (R74). */
export function TermsScreen() {
  return (
    <LegalScreen document="terms">
      <TermsInForce />
    </LegalScreen>
  );
}

export function PrivacyScreen() {
  return <LegalScreen document="privacy" />;
}
