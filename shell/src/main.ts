import { PROVIDED_MODULES } from './provided-modules.ts';
import { nextTask } from './quiet/next-task.ts';

void main();

/** The page's script. Each library and then the shell itself runs in a task of its own, so that the page answers the player in between. */
async function main(): Promise<void> {
  for (const load of PROVIDED_MODULES) {
    await nextTask();
    await load();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}
