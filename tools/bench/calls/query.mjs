/** A path with parameters. */
export function pathWith(path, parameters) {
  return `${path}?${new URLSearchParams(parameters).toString()}`;
}
