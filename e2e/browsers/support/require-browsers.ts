import { requireBrowsers } from '../../../tools/setup/system-programs.mjs';

/** Installs the browsers before there are workers, which would all do it at once. */
export default function installBrowsers(): void {
  requireBrowsers();
}
