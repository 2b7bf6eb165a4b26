import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Key, error } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { freePort, waitFor } from '../../../tools/setup/processes.mjs';
import { requireBrowsers } from '../../../tools/setup/system-programs.mjs';
import { WINDOW } from './tab';
import type { BrowserOptions, NamedKey, OpenBrowser, Tab } from './tab';

const WINDOW_PROGRAM = new URL('webkit-window.js', import.meta.url).pathname;

const KEYS: Record<NamedKey, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Starts a virtual screen; its name is the value for DISPLAY. */
async function startScreen(program: string): Promise<{ name: string; stop(): Promise<void> }> {
  // It takes the first free number, and writes it to descriptor 3 once it's ready.
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => screen.kill());
  const [number] = (await once(
    createInterface(screen.stdio[3] as NodeJS.ReadableStream),
    'line',
  )) as string[];
  return { name: `:${number}`, stop: () => end(screen) };
}

/** Asks a process to stop, and waits until it has. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** Starts WebKitWebDriver on its own screen. Each tab is a browser with its own folder. */
export async function startWebKit({ runsScripts }: BrowserOptions): Promise<OpenBrowser> {
  const { scriptRunner, virtualScreen, webKitDriver } = requireBrowsers();
  const screen = await startScreen(virtualScreen);
  const port = await freePort();
  const service = spawn(webKitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name, GTK_A11Y: 'none' },
  });
  process.once('exit', () => service.kill());
  const address = `http://127.0.0.1:${port}`;
  await waitFor(`${address}/status`, () => service.exitCode === null);
  return {
    async openTab() {
      const folder = mkdtempSync(join(tmpdir(), 'club-reviews-webkit-'));
      const console = join(folder, 'console');
      // The driver discards its browser's output, so a shell redirects it to a file.
      const command = 'exec "$0" "$1" "$2" "$3" >"$4" 2>&1';
      const scripts = runsScripts ? 'scripts' : 'no-scripts';
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'WebKitGTK',
          'webkitgtk:browserOptions': {
            binary: '/bin/sh',
            args: ['-c', command, scriptRunner, WINDOW_PROGRAM, folder, scripts, console],
          },
        })
        .build();
      await driver.manage().window().setRect(WINDOW);
      return getTab(driver, console, () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    },
    async close() {
      await end(service);
      await screen.stop();
    },
  };
}

function getTab(driver: WebDriver, console: string, cleanUp: () => void): Tab {
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    goForward: () => driver.navigate().forward(),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    runScript: (code) => driver.executeScript(code),
    async element(find, ...args) {
      const element = await driver.executeScript<WebElement | null>(find, ...args);
      if (element === null) return undefined;
      return { click: () => element.click(), type: (text) => element.sendKeys(text) };
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    // "http://127.0.0.1:1/x.js:1:2: CONSOLE JS ERROR TypeError: …"
    consoleMessages: () =>
      existsSync(console)
        ? readFileSync(console, 'utf8')
            .split('\n')
            .filter((line) => line.includes('CONSOLE '))
        : [],
    async close() {
      // The window closes before the session has ended, and the driver complains that it's missing.
      await driver.quit().catch((reason: unknown) => {
        if (!(reason instanceof error.NoSuchWindowError)) throw reason;
      });
      cleanUp();
    },
  };
}
