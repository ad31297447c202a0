import { areaNameIn } from '../area-name.ts';
import { develop } from '../dev/develop.ts';

/** Serves the area in `dir` as it is being written. Ends with the process. @throws Error when the port is none */
export async function devArea(dir: string, port: number): Promise<0 | 1> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('a port is a number from 1 to 65535');
  const address = `http://localhost:${port}/`;
  const overrides = JSON.stringify({ [areaNameIn(dir)]: address });
  const isServing = await develop(dir, port, () => {
    console.log(`Serving ${address}. A site shows it that was started with`);
    console.log(`  MOSAICO_DEV_OVERRIDES='${overrides}'`);
  });
  return isServing ? 0 : 1;
}
