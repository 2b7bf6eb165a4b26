/** Part of an attribution: text, and the address it links to, if any. */
export interface AttributionPart {
  text: string;
  href: string | null;
}

const LINK = /\[([^\]]+)\]\((https:\/\/[^)\s]+)\)/g;

/** Splits an attribution into words and links, which are written as [words](address). Other characters are kept. */
export function parseAttribution(attribution: string): AttributionPart[] {
  const parts: AttributionPart[] = [];
  let end = 0;
  for (const link of attribution.matchAll(LINK)) {
    if (link.index > end) parts.push({ text: attribution.slice(end, link.index), href: null });
    parts.push({ text: link[1]!, href: link[2]! });
    end = link.index + link[0].length;
  }
  if (end < attribution.length) parts.push({ text: attribution.slice(end), href: null });
  return parts;
}
