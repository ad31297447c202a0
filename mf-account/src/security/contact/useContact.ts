import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError, useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { PATHS } from '../../paths.ts';
import { SECURITY } from '../security.ts';
import { confirmation } from '../verify/confirmation.ts';
import { contactDraft, type ContactDraft, type ContactKind } from './contact-kind.ts';

/** The way of proving an address: asking for a code, and giving it, each with the ticket that the login password gives. */
export interface Contact {
  readonly draft: ContactDraft;
  /** A refusal of what was done on the way back from the password, where no form waits for it. */
  readonly refusal: unknown;
  /** Asks for a code; on the way to the password when it has not been given yet. Rejects with the server's refusal. */
  readonly sendCode: (typed: string) => Promise<void>;
  /** Gives the code. Rejects with the server's refusal. */
  readonly giveCode: (code: string) => Promise<void>;
  /** Back to the address. */
  readonly changeAddress: () => void;
}

/** Source: G4, G53, A39, A65. */
export function useContact(kind: ContactKind): Contact {
  const { navigation, notices, session } = usePlatform();
  const queries = useQueryClient();
  const api = {
    code: {
      email: useApiMutation('POST /api/auth/email/code'),
      phone: useApiMutation('POST /api/auth/phone/code'),
    },
    bind: {
      email: useApiMutation('POST /api/auth/email/bind'),
      phone: useApiMutation('POST /api/auth/phone/bind'),
    },
  };
  const [draft, setDraft] = useState(() => contactDraft.of(kind));
  const [refusal, setRefusal] = useState<unknown>(null);
  const note = (changes: Partial<ContactDraft>) => {
    const next = { ...contactDraft.of(kind), ...changes };
    contactDraft.keep(kind, next);
    setDraft(next);
  };

  /** Does what needs a ticket; without one, or with one that is too old, the password is asked for first. */
  async function withTicket(work: (ticket: string) => Promise<void>): Promise<void> {
    const ticket = confirmation.ticket(kind);
    if (ticket === null) return askPassword();
    try {
      await work(ticket);
    } catch (error) {
      if (!isApiError(error) || error.error !== 'ticket_invalid') throw error;
      confirmation.forget(kind);
      askPassword();
    }
  }
  function askPassword(): void {
    confirmation.ask(kind);
    navigation.push(`${PATHS.verifyPassword}?for=${kind}`);
  }

  async function sendCode(typed: string): Promise<void> {
    note({ typed });
    await withTicket(async (ticket) => {
      const { data } =
        kind === 'email'
          ? await api.code.email.mutateAsync({ body: { email: typed, ticket } })
          : await api.code.phone.mutateAsync({ body: { ...phoneOf(typed), ticket } });
      note({ step: 'code', code: '', resendAtMs: Date.now() + data.resend_in * 1_000 });
    });
  }
  async function giveCode(code: string): Promise<void> {
    note({ code });
    await withTicket(async (ticket) => {
      const { typed } = contactDraft.of(kind);
      const { message } =
        kind === 'email'
          ? await api.bind.email.mutateAsync({ body: { email: typed, code, ticket } })
          : await api.bind.phone.mutateAsync({ body: { ...phoneOf(typed), code, ticket } });
      confirmation.forget(kind);
      contactDraft.forget(kind);
      await Promise.all([queries.invalidateQueries({ queryKey: [SECURITY] }), session.refresh()]);
      notices.toast('success', message);
      navigation.replace(PATHS.security);
    });
  }

  // Back from the password: what it was asked for goes on by itself.
  const goOn = useEffectEvent(() => {
    if (!confirmation.comeBack(kind)) return;
    const { step, typed, code } = contactDraft.of(kind);
    void (step === 'code' && code ? giveCode(code) : sendCode(typed)).catch(setRefusal);
  });
  useEffect(() => goOn(), []);

  return {
    draft,
    refusal,
    sendCode,
    giveCode,
    changeAddress: () => note({ step: 'address', code: '' }),
  };
}

function phoneOf(typed: string): { phone?: string } {
  return typed === '' ? {} : { phone: typed };
}
