import { config } from 'rxjs';
import { fakePlatform } from './fake-platform.ts';
import { aUser } from './builders.ts';
import { describePlatform, type ServerMood } from './describe-platform.ts';
import { okBody, refusal, type ApiStubs } from './stub-api.ts';

afterEach(() => {
  config.onUnhandledError = null;
});

function stubsOf(mood: ServerMood): ApiStubs {
  if (mood === 'answering') return { 'POST /api/auth/me': okBody(aUser()) };
  return {
    'POST /api/auth/captcha':
      mood === 'refusing'
        ? refusal('amount_required', 'Please enter the amount', { amount: ['Please enter the amount'] })
        : refusal('network', 'Network error, please try again later'),
  };
}

describePlatform('fakePlatform', ({ server = 'answering', confirms } = {}) => {
  const platform = fakePlatform({
    at: '/start?a=1',
    api: stubsOf(server),
    redirectOrigins: ['https://pay.example'],
    ...(confirms !== undefined && { confirms }),
  });
  // In the tests of areas an error of a subscriber shows as what it is: uncaught.
  config.onUnhandledError = (error) => void platform.reported.push(error);
  return {
    platform,
    logIn: async () => platform.setUser(aUser()),
    chooseLanguage: platform.setLanguage,
    shown: () => platform.shown.map(({ text }) => text),
    opened: () => platform.opened.at(-1) ?? null,
    left: () => platform.left,
    reported: () => platform.reported.length,
    isBusy: () => platform.held.size > 0,
    filled: () => [...platform.filled],
  };
});
