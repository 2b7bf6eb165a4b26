import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../setup/run-program.mjs';

const SCRIPT = fileURLToPath(new URL('requests.lua', import.meta.url));

/** Load by wrk: one thread in C, so the measuring itself takes hardly any of the two cores. */
export const wrkLoad = {
  name: 'wrk',
  /** @see Load in load.mjs */
  async run({ url, paths, headers = {}, connections, seconds, signal }) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-paths-'));
    try {
      const file = join(folder, 'paths.txt');
      writeFileSync(file, paths.join('\n'));
      const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', SCRIPT, url];
      args.push('--', file, ...Object.entries(headers).flat());
      const output = await runProgram('wrk', args, { signal });
      return JSON.parse(output.trim().split('\n').at(-1));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
