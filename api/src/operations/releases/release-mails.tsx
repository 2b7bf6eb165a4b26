import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Lines, Paragraph } from '../../platform/mail/templates/mail-parts.js';

/** A canary that was ended automatically. */
export interface EndedCanary {
  /** Its name in the registry. */
  remote: string;
  version: string;
  /** The version that its visitors are back on. */
  active: string;
  /** The verdict from its loads. */
  reason: string;
}

/** Tells owners that a canary was ended automatically; the support address if there is no owner. */
export function canaryAbortedMail(
  { remote, version, active, reason }: EndedCanary,
  { link, reader }: { link: string; reader: 'owner' | 'support' },
): MailTemplate {
  return {
    kind: 'canary-aborted',
    subject: `Canary ${version} of ${remote} was aborted`,
    preview: `Its visitors have ${active} again.`,
    heading: 'A canary was aborted automatically',
    because:
      reader === 'owner' ? 'you’re an owner of the site' : 'no owner of the site has an account of their own',
    body: (
      <>
        <Paragraph>
          {version} of {remote} failed significantly more often than {active}. Its visitors will get {active}{' '}
          again with their next page. You don’t need to do anything.
        </Paragraph>
        <Lines>{reason}</Lines>
        <Action href={link}>See the releases</Action>
      </>
    ),
  };
}
