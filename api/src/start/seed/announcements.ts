import type { MessageText } from '../../information/message-text.ts';
import type { InEveryLanguage } from '../../messages/in-every-language.ts';
import {
  AT_YOUR_PACE,
  NEW_TERMS,
  PIX_AT_ANY_HOUR,
  PLAY_MONEY,
  THE_TIDE_IS_IN,
  YOUR_INVITATION_LINK,
} from './announcement-texts.ts';

/** An announcement of a demonstration site; days are counted from the moment of the seed. */
export interface SeedAnnouncement {
  readonly daysAgo: number;
  /** Days after the seed at which it ends; left out, it has no end. */
  readonly goesInDays?: number;
  readonly texts: InEveryLanguage<MessageText>;
}

/** By site, each with its own. The new terms are news only until they are in force. */
export const ANNOUNCEMENTS: Readonly<Record<string, readonly SeedAnnouncement[]>> = {
  demo: [
    { daysAgo: 40, texts: PLAY_MONEY },
    { daysAgo: 11, texts: AT_YOUR_PACE },
    { daysAgo: 1, texts: PIX_AT_ANY_HOUR },
  ],
  demo2: [
    { daysAgo: 30, texts: THE_TIDE_IS_IN },
    { daysAgo: 9, texts: YOUR_INVITATION_LINK },
    { daysAgo: 0, goesInDays: 21, texts: NEW_TERMS },
  ],
};
