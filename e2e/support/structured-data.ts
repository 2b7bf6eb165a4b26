import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['jsonld'] });

/** What search engines find in a document: entities by type. */
export function toStructuredData(html: string): Record<string, Record<string, unknown>[]> {
  return extractor.parse(html).jsonld;
}

/** What a document's structured data lacks according to Google's rules for rich results, one line per finding. */
export async function structuredDataFaults(html: string): Promise<string[]> {
  const findings = await new Validator().validate(extractor.parse(html));
  return findings.map(
    ({ rootType, path, issueMessage, severity }) =>
      `${severity}: ${issueMessage} (${rootType}, ${path.map(({ type, property }) => `${property ?? ''} ${type ?? ''}`).join(' › ')})`,
  );
}
