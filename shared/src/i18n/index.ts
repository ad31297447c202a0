/** What screens may use of i18next. Shared by the shell as a singleton; the instances are each area's own. */
export { I18nextProvider, useTranslation } from 'react-i18next';
export { createMessages, type MessageLoader, type Messages } from './create-messages.ts';
