declare module '@openactive/rpde-validator' {
  /** What a page of a feed gets wrong. */
  interface Finding {
    severity: 'failure' | 'warning' | 'suggestion';
    type: string;
    message: string;
  }

  /** Reads a feed to its end and checks its pages. */
  export function RpdeValidator(
    url: string,
    options: { pageLimit: number },
  ): Promise<{ pages: { url: string; errors: Finding[] }[] }>;
}
