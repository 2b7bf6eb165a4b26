/** The parts we use of these two libraries, which come without types. */
declare module '@adobe/structured-data-validator' {
  interface Finding {
    rootType: string;
    issueMessage: string;
    severity: string;
    path: { type?: string; property?: string }[];
  }
  export default class Validator {
    validate(extracted: unknown): Promise<Finding[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): { jsonld: Record<string, Record<string, unknown>[]>; errors: unknown[] };
  }
}
