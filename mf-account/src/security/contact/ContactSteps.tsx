import { DataPlaceholder } from '@mosaico/shared/ui';
import { isApiError, useApi } from '@mosaico/shared/area';
import { SECURITY } from '../security.ts';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import type { ContactKind } from './contact-kind.ts';
import { useContact } from './useContact.ts';

/** First the address, then the code that was sent there. */
export function ContactSteps({ kind }: { readonly kind: ContactKind }) {
  const { data, error, refetch } = useApi(SECURITY, { query: {} });
  const contact = useContact(kind);
  if (!data) return <DataPlaceholder shape="form" error={error} onRetry={refetch} />;
  const refusal = isApiError(contact.refusal) ? contact.refusal : null;
  return contact.draft.step === 'code' ? (
    <CodeStep key="code" {...{ kind, contact, refusal, security: data }} />
  ) : (
    <AddressStep key="address" {...{ kind, contact, refusal, security: data }} />
  );
}
