/** A pattern with and without its optional part. */
function* variants(pattern) {
  const parts = pattern.split('/').filter((part) => part !== '');
  yield parts.map((part) => part.replace(/\?$/, ''));
  if (parts.at(-1)?.endsWith('?')) yield parts.slice(0, -1);
}

const isAny = (part) => part.startsWith(':');

const meet = (one, other) =>
  one.length === other.length &&
  one.every(
    (part, index) => isAny(part) || isAny(other[index]) || part.toLowerCase() === other[index].toLowerCase(),
  );

/**
 * Whether some path matches both patterns, so that two remotes would claim it.
 * @param {string} one in the router's notation, such as `/clubs/:idOrSlug` or `/browse-age/:ageGroup?`
 * @param {string} other
 */
export function overlap(one, other) {
  const others = [...variants(other)];
  return [...variants(one)].some((first) => others.some((second) => meet(first, second)));
}
