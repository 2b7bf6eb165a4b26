import { spawn } from 'node:child_process';
import { cpSync, watch } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/npm.mjs';
import { transpiled } from './transpiled.mjs';
import { apiProcess } from './api-process.mjs';

/** An editor writes a file in several steps, and switching branches writes many. */
const SETTLE_MS = 50;

/** What the api shares with other projects. */
const PACKAGES = ['domain', 'releases', 'observability'];
const packageFolder = (name) => `node_modules/@club-reviews/${name}`;

/** The api's projects, and where their code goes below the output folder. Node.js finds the packages there. */
const SOURCES = [
  { from: 'api/src', to: 'api/dist' },
  ...PACKAGES.map((name) => ({ from: `${name}/src`, to: `${packageFolder(name)}/dist` })),
];

const LOWEST_PRIORITY = 19;

/** Reports type errors in the background: code runs without waiting for it. */
function checkTypes() {
  const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const args = ['-p', 'tsconfig.json', '--noEmit', '--watch', '--preserveWatchOutput', '--pretty'];
  const child = spawn(process.execPath, [tsc, ...args], {
    cwd: join(ROOT, 'api'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  setPriority(child.pid, LOWEST_PRIORITY);
  child.stdout.on('data', (text) => {
    // It also prints when it starts and when there are no errors.
    if (/error TS\d/.test(text)) process.stderr.write(`[types of the api] ${text}`);
  });
  return child;
}

/**
 * Runs the api and restarts it when its sources change.
 * @param {string | undefined} output folder for its code; without it, the last build runs and nothing is watched
 * @param {Record<string, string>} env settings on top of the environment
 */
export function runApi({ output, env, healthUrl }) {
  const processes = apiProcess({
    manifest: join(ROOT, 'api/package.json'),
    program: join(output ?? ROOT, 'api/dist/main.js'),
    env: { ...process.env, ...env },
    healthUrl,
  });
  const parts = output
    ? SOURCES.map(({ from, to }) => ({
        from: join(ROOT, from),
        code: transpiled(join(ROOT, from), join(output, to)),
      }))
    : [];
  const stopped = [];
  let work = Promise.resolve();

  function watchPart({ from, code }) {
    const changed = new Set();
    let timer;
    const watcher = watch(from, { recursive: true }, (_event, file) => {
      if (file === null) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        work = work.then(() => update(code, files));
      }, SETTLE_MS);
    });
    stopped.push(() => watcher.close());
  }

  async function update(code, files) {
    const startedAt = Date.now();
    try {
      if ((await code.write(files)).every((isCode) => !isCode)) return;
      await processes.restart();
      console.log(`The api was restarted in ${Date.now() - startedAt} ms.`);
    } catch (error) {
      console.error(`${error.message}\nWaiting for the next change …`);
    }
  }

  return {
    async start() {
      await Promise.all(parts.map(({ code }) => code.writeAll()));
      if (output) {
        // It has the version.
        cpSync(join(ROOT, 'package.json'), join(output, 'package.json'));
        for (const name of PACKAGES)
          cpSync(join(ROOT, name, 'package.json'), join(output, packageFolder(name), 'package.json'));
      }
      await processes.restart();
      parts.forEach(watchPart);
      if (output) {
        const types = checkTypes();
        stopped.push(() => types.kill());
      }
    },
    async stop() {
      for (const end of stopped) end();
      await processes.stop();
    },
  };
}
