import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/install.mjs';
import { apiCode } from './api-code.mjs';
import { apiProcess } from './api-process.mjs';

/** An editor writes a file in several steps, and a change of branch writes many. */
const SETTLE_MS = 50;

const SOURCES = join(ROOT, 'api/src');
const LOWEST_PRIORITY = 19;

/** Says where types are wrong, beside and behind everything else: code runs without waiting for it. */
function checkTypes() {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = ['-p', 'tsconfig.json', '--noEmit', '--watch', '--preserveWatchOutput', '--pretty'];
  const child = spawn(process.execPath, [tsc, ...args], {
    cwd: join(ROOT, 'api'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  setPriority(child.pid, LOWEST_PRIORITY);
  child.stdout.on('data', (text) => {
    // It also says when it starts and that all is well.
    if (/error TS\d/.test(text)) process.stderr.write(`[types of the api] ${text}`);
  });
  return child;
}

/**
 * Runs the api and restarts it when its sources change.
 * @param {string | undefined} output folder for its code; unless given, the last build runs and nothing is watched
 * @param {Record<string, string>} env settings on top of the environment
 */
export function runApi({ output, env, healthUrl }) {
  const process_ = apiProcess({
    manifest: join(ROOT, 'api/package.json'),
    program: join(output ?? join(ROOT, 'api/dist'), 'main.js'),
    env: { ...process.env, ...env },
    healthUrl,
  });
  const code = output && apiCode(SOURCES, output);
  const stopped = [];

  function watchSources() {
    const changed = new Set();
    let timer;
    let work = Promise.resolve();
    const watcher = watch(SOURCES, { recursive: true }, (_event, file) => {
      if (file === null) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        work = work.then(() => update(files));
      }, SETTLE_MS);
    });
    const types = checkTypes();
    stopped.push(
      () => watcher.close(),
      () => types.kill(),
    );
  }

  async function update(files) {
    const startedAt = Date.now();
    try {
      if ((await code.write(files)).every((isCode) => !isCode)) return;
      await process_.restart();
      console.log(`The api was restarted in ${Date.now() - startedAt} ms.`);
    } catch (error) {
      console.error(`${error.message}\nWaiting for the next change …`);
    }
  }

  return {
    async start() {
      await code?.writeAll();
      await process_.restart();
      if (code) watchSources();
    },
    async stop() {
      for (const end of stopped) end();
      await process_.stop();
    },
  };
}
