import type { LaterTexts } from '../../messages/useLaterTexts.ts';
import ch from './ch.json';
import cn from './cn.json';
import en from './en.json';
import id from './id.json';
import msa from './msa.json';
import pt from './pt.json';
import th from './th.json';
import vi from './vi.json';

/** What the notice of new terms and the question for consent say. */
export const TERMS_TEXTS: LaterTexts<typeof en> = { pt, en, cn, ch, vi, id, th, msa };
