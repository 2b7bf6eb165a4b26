function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A malformed escape is kept as it is; no identifier has a percent sign, so it matches nothing.
    return part;
  }
}

/**
 * Matches a path against a pattern such as `/clubs/:idOrSlug` or `/browse-age/:ageGroup?`, with or without a trailing
 * slash. The router does the same in the browser; this one doesn't need React.
 * @returns the named parts, or null if the path doesn't match
 */
export function matchPattern(pattern: string, pathname: string): Record<string, string | undefined> | null {
  const wanted = pattern.split('/').filter((part) => part !== '');
  const given = pathname.split('/').filter((part) => part !== '');
  if (given.length > wanted.length) return null;
  const params: Record<string, string | undefined> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (value === undefined) {
      if (!part.endsWith('?')) return null;
    } else if (part.startsWith(':')) {
      params[part.slice(1).replace('?', '')] = decoded(value);
    } else if (part.toLowerCase() !== value.toLowerCase()) {
      return null;
    }
  }
  return params;
}
