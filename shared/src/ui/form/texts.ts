import { textsOf, type ByLanguage } from '../language/texts-of.ts';

interface FormTexts {
  readonly showPassword: string;
  readonly hidePassword: string;
  /** How a date is typed: day, month, year. */
  readonly datePattern: string;
}

const TEXTS: ByLanguage<FormTexts> = {
  pt: { showPassword: 'Mostrar senha', hidePassword: 'Ocultar senha', datePattern: 'DD/MM/AAAA' },
  en: { showPassword: 'Show password', hidePassword: 'Hide password', datePattern: 'DD/MM/YYYY' },
  zh: { showPassword: '显示密码', hidePassword: '隐藏密码', datePattern: '日/月/年' },
  vi: { showPassword: 'Hiện mật khẩu', hidePassword: 'Ẩn mật khẩu', datePattern: 'NN/TT/NNNN' },
  id: {
    showPassword: 'Tampilkan kata sandi',
    hidePassword: 'Sembunyikan kata sandi',
    datePattern: 'HH/BB/TTTT',
  },
  th: { showPassword: 'แสดงรหัสผ่าน', hidePassword: 'ซ่อนรหัสผ่าน', datePattern: 'วว/ดด/ปปปป' },
  ms: {
    showPassword: 'Tunjukkan kata laluan',
    hidePassword: 'Sembunyikan kata laluan',
    datePattern: 'HH/BB/TTTT',
  },
};

/** The fields' own words in a language. Pure. */
export function formTextsOf(locale: string): FormTexts {
  return textsOf(TEXTS, locale);
}
