import type { PixType } from '@mosaico/shared/rules';
import type { IconName } from '@mosaico/shared/ui';
import type { MaskedFieldProps } from '@mosaico/shared/ui/form';

/** How keys of each kind are shown and typed (R100). */
export const PIX_KINDS = {
  CPF: { icon: 'user', mask: 'cpf' },
  PHONE: { icon: 'phone', mask: 'phone', prefix: '+55' },
  EMAIL: { icon: 'mail', inputMode: 'email', placeholder: 'nome@exemplo.com.br' },
  CNPJ: { icon: 'document', mask: 'cnpj' },
  EVP: { icon: 'key', inputMode: 'text', placeholder: '00000000-0000-0000-0000-000000000000' },
} as const satisfies Record<
  PixType,
  { readonly icon: IconName } & Pick<
    Partial<MaskedFieldProps>,
    'mask' | 'prefix' | 'inputMode' | 'placeholder'
  >
>;
