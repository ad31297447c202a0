import type { WatchdogFacts } from '../facts.ts';
import { watchShell } from './watch-shell.ts';

/*
 * The watchdog of a page: an inline script that the edge writes before the scripts of the shell. It is in every page, so it
 * has to be small; and it is made for browsers of ten years ago, because one that cannot run the shell has to say so.
 */
const { dataset, nonce } = document.currentScript as HTMLScriptElement;
watchShell(JSON.parse(dataset['facts'] as string) as WatchdogFacts, nonce as string);
