import { useShell } from '../shell-context.ts';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';
import { useDueCheck } from './useDueCheck.ts';

/** Shows the check when it is due and the round on the table is over. */
export function RealityCheckWatch() {
  const { navigation } = useShell().platform;
  const { due, settle } = useDueCheck();
  if (!due) return null;
  const leaveFor = (path: string) => () => {
    settle();
    navigation.push(path);
  };
  return <RealityCheckDialog session={due} onContinue={settle} leaveFor={leaveFor} />;
}
