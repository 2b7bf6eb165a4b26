import { Injectable } from '@nestjs/common';
import type { ReviewReport } from '../../model/reviews/report-case.js';
import { Settings } from '../../platform/config/settings.js';
import { Keyring } from '../../platform/security/keyring.js';
import { LinkSigner } from '../../platform/security/link-signer.js';
import { secretLink } from '../../platform/mailed-links/link-token.js';

const FORMAT = /^(\d{1,10})\.([\w-]{43})$/;

/** What a link is made of. */
type Linked = Pick<ReviewReport, 'id' | 'reporterEmailHash'>;

/**
 * Links with which reporters confirm their report and read its outcome. They're signed instead of stored, so that every
 * mail can have one, and end with the reporter's hash: once that is wiped, they stop working.
 */
@Injectable()
export class ReportLinks {
  private readonly signer: LinkSigner;

  constructor(
    private readonly settings: Settings,
    keyring: Keyring,
  ) {
    this.signer = new LinkSigner(keyring, 'report-links');
  }

  /** The page of a report. */
  of(report: Linked): string {
    return secretLink(this.settings, 'report', `${report.id}.${this.signer.sign(signedText(report))}`);
  }

  /** The id that a token names; undefined if it isn't ours. Only `belongsTo` checks whether it's genuine. */
  idIn(token: string): number | undefined {
    const [, id] = FORMAT.exec(token) ?? [];
    return id === undefined ? undefined : Number(id);
  }

  /** Whether a token was made for this report. */
  belongsTo(token: string, report: Linked): boolean {
    const [, , signature] = FORMAT.exec(token) ?? [];
    if (signature === undefined || !report.reporterEmailHash) return false;
    return this.signer.hasSigned(signedText(report), signature);
  }
}

function signedText({ id, reporterEmailHash }: Linked): string {
  return `${id}.${reporterEmailHash}`;
}
