/** Where browsers report Content-Security-Policy violations. */
export const REPORT_PATH = '/csp-reports';

const ENDPOINT = 'csp';

/** The header that defines the name `report-to` uses for {@link REPORT_PATH}. */
export const REPORTING_ENDPOINTS = `${ENDPOINT}="${REPORT_PATH}"`;

/**
 * The policy's reporting directives, the same for all visitors. A browser that knows `report-to` ignores `report-uri`,
 * but accepts no endpoint without https: there, only the older directive works.
 */
export function reportDirectives(isHttps: boolean): string[] {
  return [`report-uri ${REPORT_PATH}`, ...(isHttps ? [`report-to ${ENDPOINT}`] : [])];
}
