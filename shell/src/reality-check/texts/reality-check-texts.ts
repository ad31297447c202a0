import type { LaterTexts } from '../messages/later-texts.ts';
import ch from './texts/ch.json';
import cn from './texts/cn.json';
import en from './texts/en.json';
import id from './texts/id.json';
import msa from './texts/msa.json';
import pt from './texts/pt.json';
import th from './texts/th.json';
import vi from './texts/vi.json';

/** What the reality check says. */
export const REALITY_CHECK_TEXTS: LaterTexts<typeof en> = { pt, en, cn, ch, vi, id, th, msa };
