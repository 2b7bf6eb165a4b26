function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A malformed escape stays as it came; no identifier holds a percent sign, so it matches nothing.
    return part;
  }
}

/**
 * Matches a path against a pattern such as `/clubs/:idOrSlug` or `/browse-age/:ageGroup?`, with or without a
 * trailing slash. The router does the same in the browser; this one comes without React.
 * @returns the named parts, or null when the path does not match
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
