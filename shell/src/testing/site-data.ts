import type { Data } from '@mosaico/shared/api';
import type { FakeServer } from './fake-network.ts';

type SiteData = Data<'GET /api/dynamicwebs/getdata'>;

/** What the API answers about the seeded site `demo`. */
export function siteData(changes: Partial<SiteData> = {}): SiteData {
  return {
    site: 'demo',
    site_name: 'Aurora',
    theme: 'aurora',
    logo: null,
    supported_language: [],
    features: [],
    advertisement: null,
    is_sandbox: true,
    compliance_profile: 'sandbox',
    legal: {
      entity: 'Mosaico Entretenimento',
      cnpj: '11.222.333/0001-81',
      authorisation: 'SPA/MF 0',
      address: 'Av. Atlântica, 1000',
      support: 'sac@mosaico.example',
    },
    ...changes,
  };
}

/** Answers by the beginning of the path; whatever is not listed is refused. */
export function serverOf(answers: Readonly<Record<string, unknown>>): FakeServer {
  return ({ url }) => {
    const path = Object.keys(answers).find((begin) => url.startsWith(begin));
    if (path === undefined) return { status: 404, body: { code: 404, message: 'No' } };
    return { body: { code: 200, message: 'OK', data: answers[path] } };
  };
}
