import type { ReportedViolation } from './violation';

/** The content types of the two formats: `report-uri`, and the Reporting API. */
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

/** A browser batches reports for a minute; more than this at once adds nothing new. */
const MOST_AT_ONCE = 20;

type Fields = Record<string, unknown>;

/**
 * The violations in a body, in either format; other kinds of report are left out.
 * @returns undefined if it isn't a report
 */
export function readReports(body: string): ReportedViolation[] | undefined {
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (Array.isArray(told)) return told.slice(0, MOST_AT_ONCE).flatMap(ofReportingApi);
  const report = isFields(told) ? told['csp-report'] : undefined;
  return isFields(report) ? [ofReportUri(report)] : undefined;
}

function ofReportUri(report: Fields): ReportedViolation {
  return {
    directive: report['effective-directive'] ?? report['violated-directive'],
    blocked: report['blocked-uri'],
    page: report['document-uri'],
    sourceFile: report['source-file'],
  };
}

function ofReportingApi(report: unknown): ReportedViolation[] {
  if (!isFields(report) || report['type'] !== 'csp-violation' || !isFields(report['body'])) return [];
  const { effectiveDirective, blockedURL, documentURL, sourceFile } = report['body'];
  return [{ directive: effectiveDirective, blocked: blockedURL, page: documentURL, sourceFile }];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
