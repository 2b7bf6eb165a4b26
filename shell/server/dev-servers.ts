import type { ShellBuild } from './pages/shell-build';

/** Origins of the servers that serve browser code in development, by federation name or `shell`. */
export type DevServers = Record<string, string>;

/** Makes pages load the shell's own scripts from its dev server, if there is one. */
export function loadFromDevServer(build: ShellBuild, { shell }: DevServers): void {
  if (shell === undefined) return;
  build.scripts = build.scripts.map(({ url }) => ({ url: url.replace(/^\/assets/, shell) }));
}

/**
 * What pages need to be allowed for that: scripts, and the sockets that announce changes. Nothing without dev servers.
 */
export function devServerSources(servers: DevServers): { scripts: string[]; connections: string[] } {
  const scripts = Object.values(servers);
  return { scripts, connections: scripts.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]) };
}
