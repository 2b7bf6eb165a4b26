/**
 * Whether an If-None-Match names a tag, by the weak comparison (RFC 9110, section 13.1.2). It holds without a look at
 * Cache-Control: whoever sends a tag has a use for "not modified".
 */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => {
    const named = one.trim();
    return named === '*' || named.replace(/^W\//, '') === opaque;
  });
}
