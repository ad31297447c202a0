import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as area from '@mosaico/shared/area/server';
import * as form from '@mosaico/shared/form';
import * as i18n from '@mosaico/shared/i18n';
import * as router from '@mosaico/shared/router';
import * as ui from '@mosaico/shared/ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactJsx from 'react/jsx-runtime';

/** What areas' server scripts take from the shell, by the names they import: the same as in the browser, but on the edge nothing is mounted. */
export const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  // Roots are the browser's.
  'react-dom/client': {},
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@mosaico/shared/ui': ui,
  '@mosaico/shared/router': router,
  '@mosaico/shared/i18n': i18n,
  '@mosaico/shared/area': area,
  '@mosaico/shared/form': form,
};
