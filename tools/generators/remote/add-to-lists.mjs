import { sortedPackages } from '../../setup/lock-file.mjs';

const SERVICE_BEFORE = /\n {2}shell-1:\n/;
const LAST_RELEASE = /( {4}mfe-[\w-]+:\n {6}condition: service_completed_successfully\n)(?! {4}mfe-)/;

const service = (folder) => `
  ${folder}:
    <<: *release
    build:
      context: .
      dockerfile: ops/docker/remote.Dockerfile
      args:
        REMOTE: ${folder}
`;

/**
 * The compose file with a service that publishes a remote before the shell starts.
 * @param {string} text of docker-compose.yml
 * @param {string} folder of the remote
 */
export function withService(text, folder) {
  if (!SERVICE_BEFORE.test(text) || !LAST_RELEASE.test(text))
    throw new Error(
      "docker-compose.yml isn't as it was: its shell no longer waits for the remotes' releases",
    );
  return text
    .replace(SERVICE_BEFORE, (shell) => service(folder) + shell)
    .replace(
      LAST_RELEASE,
      (last) => `${last}    ${folder}:\n      condition: service_completed_successfully\n`,
    );
}

/**
 * The lock file with a new workspace, which only needs packages that are already in it.
 * @param {{packages: object}} lock the parsed package-lock.json
 * @param {string} folder
 * @param {{name: string, version: string, dependencies: object}} manifest its package.json
 */
export function withWorkspace(lock, folder, { name, version, dependencies }) {
  const packages = {
    ...lock.packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  return { ...lock, packages: sortedPackages(packages) };
}
