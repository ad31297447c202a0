/** A shared module exists in the page only if the shell imports it: here those of its first scripts (shared-modules.ts). */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import '@mosaico/shared/ui';
import '@mosaico/shared/router';
import '@mosaico/shared/i18n';
import '@mosaico/shared/area';
